import { aPerson } from './small-gateway.ts';

/** People of the small world, each with an account. */
export const people = {
  ana: { viewer: aPerson('ana'), account: '0170099220000067797370' },
  beto: { viewer: aPerson('beto'), account: '2850590940090418135201' },
} as const;
/** Name of a person. */
export type PersonName = keyof typeof people;

/** GraphQL operations of the stories. */
export const documents = {
  edit: `mutation ($whole: ID!, $id: ID!, $detail: DistributionDetailInput!, $change: ChangeInput!) {
    done: updateDistributionDetail(distributionId: $whole, id: $id, detail: $detail, change: $change) { error { code extendedCode } } }`,
  send: `mutation ($id: ID!, $change: ChangeInput!) {
    done: reprocessDistribution(id: $id, change: $change) { error { code extendedCode } } }`,
  schedule: `mutation ($collectorId: ID!, $variableId: ID!, $value: String!, $once: OnceInput!) {
    done: addCollectorConfiguration(collectorId: $collectorId, variableId: $variableId, value: $value, once: $once) {
      error { code extendedCode } } }`,
  unschedule: `mutation ($id: ID!, $collectorId: ID!, $version: Int!, $once: OnceInput!) {
    done: disableCollectorConfiguration(id: $id, collectorId: $collectorId, version: $version, once: $once) {
      error { code extendedCode } } }`,
  authorize: `mutation ($id: ID!, $change: ChangeInput!) {
    done: authorizeWithdrawal(id: $id, change: $change) { error { code extendedCode } } }`,
  seeWhole: 'query ($id: ID!) { seen: distribution(id: $id) { version } }',
  seeOut: 'query ($id: ID!) { seen: withdrawal(id: $id) { version } }',
};
