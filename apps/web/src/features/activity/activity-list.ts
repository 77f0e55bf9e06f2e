import { isLongerThan } from '@backoffice/validators';
import { resultNames, typeNames } from '@backoffice/schema/activity-names';
import { kindGroups } from '@/domain/activity';
import type { ActivityKind, ActivityResult } from '@/shared/apollo/schema-types.generated';
import { choiceFilter, defineList, periodFilter, typedFilter } from '@/shared/list';
import { actionFilter } from './action-filter';
import { activitiesTexts as texts } from './activity.texts';

/** Longest text that is compared whole. */
const LONGEST = 100;

const problemOf = (text: string): string | undefined => (isLongerThan(text, LONGEST) ? texts.tooLong : undefined);

const inOrder = (names: Readonly<Record<string, string>>) =>
  Object.entries(names)
    .map(([id, name]) => ({ id, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'es-AR'));

const isIn =
  <Id extends string>(names: Readonly<Record<Id, unknown>>) =>
  (id: string): id is Id =>
    Object.hasOwn(names, id);

const results: readonly ActivityResult[] = ['DONE', 'REPEATED', 'REFUSED', 'FORBIDDEN', 'FAILED', 'OUTCOME_UNKNOWN'];
/** Kinds of what people do; missing events are no act of anybody. */
export const kindChoices = Object.keys(kindGroups)
  .filter(isIn<ActivityKind>(kindGroups))
  .filter((id) => id !== 'GAP')
  .map((id) => ({ id, name: kindGroups[id] }));

const choice = { invalid: texts.invalid, widerLabel: texts.wider };

/** Changes of the last days, newest first. Looks and downloads have tabs of their own. */
export const activityList = defineList({
  key: 'activities.list',
  // always by time: no column has this name, so none sorts
  order: { fields: ['TIME'], default: { field: 'TIME', direction: 'DESCENDING' } },
  filters: {
    username: typedFilter({
      parameter: 'usuario',
      label: texts.username,
      width: '130px',
      chipLabel: texts.ofUser,
      problemOf,
      variables: (username) => ({ username }),
    }),
    id: typedFilter({
      parameter: 'id',
      label: texts.id,
      width: '160px',
      chipLabel: texts.ofId,
      problemOf,
      variables: (id) => ({ id }),
    }),
    requestId: typedFilter({
      parameter: 'solicitud',
      label: texts.request,
      width: '160px',
      chipLabel: texts.ofRequest,
      problemOf,
      variables: (requestId) => ({ requestId }),
    }),
    type: choiceFilter({
      ...choice,
      parameter: 'tipo',
      options: inOrder(typeNames),
      variables: (type) => ({ type }),
    }),
    action: actionFilter,
    kind: choiceFilter({
      ...choice,
      parameter: 'clase',
      options: kindChoices,
      default: 'CHANGE',
      variables: (kind) => ({ kind }),
    }),
    result: choiceFilter({
      ...choice,
      parameter: 'resultado',
      options: results.map((id) => ({ id, name: resultNames[id] ?? id })),
      variables: (result) => ({ result }),
      field: { label: texts.result, allLabel: texts.allResults, width: '140px' },
    }),
    dates: periodFilter({ width: '200px', initial: 'ultimos-90-dias' }),
  },
  form: ['username', 'id', 'requestId', 'action', 'result', 'dates'],
});
