import type { Permission } from '@backoffice/schema/roles';
import { scheduleValueOf } from '@backoffice/validators';
import { refusedByRule } from '../../changes/change-error.ts';
import { refused, type Changed } from '../../changes/perform.ts';
import { checked } from '../../errors/checked.ts';
import { commonReasons, type ActionAsker } from '../../module-kit/change/action-rules.ts';
import type { CollectorConfigurationParent } from './collector.mappers.ts';

/**
 * Returns the permissions required for a variable. Variables of a schedule require the permission to authorize, because
 * a schedule withdraws money. Without a code, both permissions are required.
 * @param code undefined for an entry that was not found, whose variable could be any. A variable that the service does
 * not list has an empty code, and counts as an ordinary one.
 */
const permissionsFor = (code: string | undefined): readonly Permission[] => {
  if (code === undefined) return ['COLLECTOR_CREATE', 'WITHDRAWAL_AUTHORIZE'];
  return [scheduleValueOf(code) ? 'WITHDRAWAL_AUTHORIZE' : 'COLLECTOR_CREATE'];
};

/**
 * Returns whether the person may set a variable.
 * @param code undefined for an entry that was not found
 */
export const mayChange = (code: string | undefined, { can }: Pick<ActionAsker, 'can'>): boolean =>
  permissionsFor(code).every((permission) => can(permission));

/** Returns the refusal for a person who may not set a variable. */
export const refuseVariable = (
  code: string | undefined,
  asker: Pick<ActionAsker, 'can'>,
): Changed<CollectorConfigurationParent> | undefined =>
  mayChange(code, asker)
    ? undefined
    : refused(refusedByRule({ code: 'no_permission', message: commonReasons.no_permission }));

/**
 * Returns the value, checked and normalized for a variable of a schedule; any other value unchanged.
 * @throws GatewayError for an invalid value
 */
export const valueFor = (code: string | undefined, value: string): string => {
  const rule = code === undefined ? undefined : scheduleValueOf(code);
  return rule ? checked('value', rule, value) : value;
};
