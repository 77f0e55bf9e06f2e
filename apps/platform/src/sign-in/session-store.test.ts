// Guards: Sign-in sessions expire, a flood of sign-ins does not end them, and revoking a grant removes its tokens only.
import { openSessionStore } from './session-store.ts';

const open = () =>
  openSessionStore(undefined, (error) => {
    throw error;
  });

test('a stored entry is returned as a copy until it expires', async () => {
  const sessions = (await open()).adapter('Session');
  const payload = { uid: 'u1', authorizations: { web: { sid: 's1' } } };
  await sessions.upsert('a', payload, 60);
  await sessions.upsert('gone', payload, -1);
  payload.authorizations.web.sid = 'changed outside';
  expect(await sessions.find('a')).toEqual({ uid: 'u1', authorizations: { web: { sid: 's1' } } });
  expect(await sessions.findByUid('u1')).toHaveProperty('uid', 'u1');
  expect(await sessions.find('gone')).toBeUndefined();
});

test('a flood of sign-ins drops the oldest ones and keeps the sessions', async () => {
  const store = await open();
  await store.adapter('Session').upsert('mine', { uid: 'u1' }, 60);
  const interactions = store.adapter('Interaction');
  for (let number = 0; number <= 2_000; number += 1) await interactions.upsert(`i${number.toString()}`, {}, 60);
  expect(await interactions.find('i0')).toBeUndefined();
  expect(await interactions.find('i1')).toBeDefined();
  expect(await store.adapter('Session').find('mine')).toBeDefined();
});

test('revoking a grant removes its tokens only', async () => {
  const tokens = (await open()).adapter('RefreshToken');
  await tokens.upsert('one', { grantId: 'g1' }, 60);
  await tokens.upsert('two', { grantId: 'g2' }, 60);
  await tokens.revokeByGrantId('g1');
  expect(await tokens.find('one')).toBeUndefined();
  expect(await tokens.find('two')).toBeDefined();
});
