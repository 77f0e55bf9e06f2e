// Guards: Sign-in sessions end in time, and a flood of sign-ins keeps them.
import { openSessionStore } from './session-store.ts';

const open = () =>
  openSessionStore(undefined, (error) => {
    throw error;
  });

test('what is found is a copy of what was kept, for as long as it lives', async () => {
  const sessions = (await open()).adapter('Session');
  const payload = { uid: 'u1', authorizations: { web: { sid: 's1' } } };
  await sessions.upsert('a', payload, 60);
  await sessions.upsert('gone', payload, -1);
  payload.authorizations.web.sid = 'changed outside';
  expect(await sessions.find('a')).toEqual({ uid: 'u1', authorizations: { web: { sid: 's1' } } });
  expect(await sessions.findByUid('u1')).toHaveProperty('uid', 'u1');
  expect(await sessions.find('gone')).toBeUndefined();
});

test('a flood of new sign-ins drops the oldest of them and leaves the sessions alone', async () => {
  const store = await open();
  await store.adapter('Session').upsert('mine', { uid: 'u1' }, 60);
  const interactions = store.adapter('Interaction');
  for (let number = 0; number <= 2_000; number += 1) await interactions.upsert(`i${number.toString()}`, {}, 60);
  expect(await interactions.find('i0')).toBeUndefined();
  expect(await interactions.find('i1')).toBeDefined();
  expect(await store.adapter('Session').find('mine')).toBeDefined();
});

test('ending a grant takes its tokens and no others', async () => {
  const tokens = (await open()).adapter('RefreshToken');
  await tokens.upsert('one', { grantId: 'g1' }, 60);
  await tokens.upsert('two', { grantId: 'g2' }, 60);
  await tokens.revokeByGrantId('g1');
  expect(await tokens.find('one')).toBeUndefined();
  expect(await tokens.find('two')).toBeDefined();
});
