// Guards: Demonstration roles have the permissions of their jobs.
import { roleOf } from '@backoffice/schema/roles';
import { holders, matches } from './demo-realm.ts';
import { demoUsers, heldRoles } from './index.ts';

const permissionRoles = Object.values(roleOf).toSorted();
const rolesOf = (username: string) =>
  demoUsers.filter((user) => user.username === username).flatMap(({ roles }) => heldRoles(roles));

test('the administrator has every permission', () => {
  expect(rolesOf('administrador')).toEqual(['administrador', ...permissionRoles]);
});

test('the auditor has only roles that read, without `payment:holder`', () => {
  const roles = rolesOf('auditor').slice(1);
  expect(roles).toEqual(expect.arrayContaining(['payment:show-fees', 'withdrawal:search', 'gateway:default-show']));
  expect(roles).not.toContain('payment:holder');
  expect(roles.filter((role) => !/:(default-)?(show|search|audit)/.test(role))).toEqual([]);
});

test('the developer reads what the auditor reads, except the audit trail', () => {
  const read = rolesOf('auditor').filter((role) => role !== 'auditor' && role !== 'activity:audit');
  expect(rolesOf('desarrollador').toSorted()).toEqual(['desarrollador', ...read, 'developer'].toSorted());
  const exploring = demoUsers.filter(({ username }) => rolesOf(username).includes('developer'));
  expect(exploring.map(({ username }) => username)).toEqual(['administrador', 'desarrollador']);
});

test('the operator changes payments; the treasury authorizes withdrawals, and refunds but never cancels', () => {
  expect(rolesOf('operador')).toEqual(
    expect.arrayContaining(['payment:cancel', 'subscription:update', 'transfer:show']),
  );
  expect(rolesOf('operador').filter((role) => role.startsWith('withdraw') || role === 'transfer:update')).toEqual([]);
  expect(rolesOf('tesoreria')).toEqual(
    expect.arrayContaining(['withdrawal:authorize', 'payment:refund', 'payment:reverse']),
  );
  expect(rolesOf('tesoreria')).not.toContain('payment:cancel');
});

test('one person has no permission', () => {
  expect(rolesOf('sinpermisos')).toEqual([]);
});

test.each(Object.entries(holders))('each pattern of %s matches a role of the schema', (_name, patterns) => {
  expect(patterns.filter((pattern) => !permissionRoles.some((role) => matches(role)(pattern)))).toEqual([]);
});
