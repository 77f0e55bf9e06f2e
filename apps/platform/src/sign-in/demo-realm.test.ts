// Guards: Demonstration roles hold the permissions of their jobs.
import { compositeRoles, demoUsers, permissionRoles } from './index.ts';

const rolesOf = (username: string) => demoUsers.find((user) => user.username === username)?.roles ?? [];

test('the administrator holds every permission', () => {
  expect(rolesOf('administrador')).toEqual(['administrador', ...permissionRoles]);
});

test('the auditor reads everything and changes nothing', () => {
  const roles = rolesOf('auditor').slice(1);
  expect(roles).toEqual(expect.arrayContaining(['payment:show-fees', 'withdrawal:search', 'gateway:default-show']));
  expect(roles).not.toContain('payment:holder');
  expect(roles.filter((role) => !/:(default-)?(show|search)/.test(role))).toEqual([]);
});

test('the developer explores what the auditor reads', () => {
  expect(rolesOf('desarrollador')).toEqual(['desarrollador', ...rolesOf('auditor').slice(1), 'developer']);
});

test('the operator moves payments and not withdrawals, the treasury the other way round', () => {
  expect(rolesOf('operador')).toEqual(
    expect.arrayContaining(['payment:cancel', 'subscription:update', 'transfer:show']),
  );
  expect(rolesOf('operador').filter((role) => role.startsWith('withdraw') || role === 'transfer:update')).toEqual([]);
  expect(rolesOf('tesoreria')).toEqual(
    expect.arrayContaining(['withdrawal:authorize', 'payment:refund', 'payment:reverse']),
  );
  expect(rolesOf('tesoreria')).not.toContain('payment:cancel');
});

test('one person may do nothing at all', () => {
  expect(rolesOf('sinpermisos')).toEqual([]);
});

test('every composite role holds known permissions, each once', () => {
  for (const roles of Object.values(compositeRoles)) {
    expect(new Set(roles).size).toBe(roles.length);
    expect(permissionRoles).toEqual(expect.arrayContaining([...roles]));
  }
});
