// Guards: The demonstration realm has the roles of the schema.
import { roleOf } from '@backoffice/schema/permissions';
import { demoUsers, permissionRoles } from '../apps/platform/src/sign-in/index.ts';

const roles = Object.values(roleOf);

test('the demonstration realm knows the roles that the schema asks for, and no other', () => {
  expect([...permissionRoles].sort()).toEqual([...roles].sort());
});

test.each(demoUsers.map((user) => [user.username, user] as const))(
  '%s holds only roles that mean something',
  (_name, user) => {
    const composites = demoUsers.map(({ username }) => username);
    const unknown = user.roles.filter((role) => !roles.some((known) => known === role) && !composites.includes(role));
    expect(unknown).toEqual([]);
  },
);

test('the auditor sees and changes nothing; nobody but developers explores', () => {
  const of = (name: string) => demoUsers.find(({ username }) => username === name)?.roles ?? [];
  const changing = of('auditor').filter((role) => role.includes(':') && !/:(.*-)?(show|search)(-|$)/.test(role));
  expect(changing).toEqual([]);
  expect(
    demoUsers
      .filter(({ roles: held }) => held.includes('developer'))
      .map(({ username }) => username)
      .sort(),
  ).toEqual(['administrador', 'desarrollador']);
});
