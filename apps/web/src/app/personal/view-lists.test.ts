// Guards: Views of every list can be stored, and are shared only with people who may open the list.
import { roleOf, type Permission } from '@backoffice/schema/roles';
import { listsFor } from '@backoffice/schema/view-lists';
import { mayOpen } from '@/shared/auth';
import { listsOf } from '@/shared/feature/feature';
import { features } from '../features';

const isPermission = (name: string): name is Permission => Object.hasOwn(roleOf, name);
const permissions = Object.keys(roleOf).filter(isPermission);
const screens = features.flatMap((feature) => feature.screens);

test('the gateway knows every list', () => {
  const inside = 'imports.rows'; // list of the rows on the page of an import
  const known = listsFor(new Set(permissions));
  expect([inside, ...listsOf(features).map(({ key }) => key)].filter((key) => !known.includes(key))).toEqual([]);
});

test('the gateway shows shared views only to people who may open the list', () => {
  const shown = permissions.flatMap((permission) =>
    listsFor(new Set([permission])).map((list) => ({
      permission,
      screen: screens.find((screen) => screen.list === list),
    })),
  );
  expect(shown.length).toBeGreaterThan(20);
  for (const { permission, screen } of shown)
    if (screen) expect([screen.path, mayOpen(new Set([permission]), screen)]).toEqual([screen.path, true]);
});
