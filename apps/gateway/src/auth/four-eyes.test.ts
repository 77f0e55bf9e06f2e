// Guards: Under the rule of two people, nobody decides their own request, however the service spells their name. A
// request of an unknown requester may be decided only if the configuration allows it.
import { randomUUID } from 'node:crypto';
import { aWithdraw, aWithdrawal, withdrawals, withdraws } from '@backoffice/platform/testing';
import { pino } from 'pino';
import { aChangeOf, changeError, mutate, type TestChangeError } from '../testing/changes.ts';
import { startGatewayOverPlatform } from '../testing/over-platform.ts';

const lines: string[] = [];
const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
const strict = await startGatewayOverPlatform({
  payments: 0,
  keepsActivity: true,
  config: { fourEyes: { required: true, allowsUnknown: false, from: 0, machines: [] } },
});
const lenient = await startGatewayOverPlatform({
  payments: 0,
  keepsActivity: true,
  config: { fourEyes: { required: true, allowsUnknown: true, from: 0, machines: [] } },
  logger,
});

const fromThousand = await startGatewayOverPlatform({
  payments: 0,
  keepsActivity: true,
  config: { fourEyes: { required: true, allowsUnknown: false, from: 1_000, machines: [] } },
});

type Side = typeof strict;
const kinds = {
  withdraw: {
    mutation: 'transferWithdraw',
    add: ({ platform }: Side, id: string, requester: string | null, amount: number) =>
      // the contract requires a name; a real service may leave it out
      platform.add(withdraws, aWithdraw({ id, request_user: requester ?? '', amount })),
  },
  withdrawal: {
    mutation: 'authorizeWithdrawal',
    add: ({ platform }: Side, id: string, requester: string | null, amount: number) =>
      platform.add(withdrawals, aWithdrawal({ id, request_user: requester, amount })),
  },
};
const claims = { sub: 'f:3a:Alicia', email: 'Alicia.Dominguez@backoffice.example' };
type Type = keyof typeof kinds;

/** Returns the refusal of the administrator's decision, and the number of changes that were sent to the service. */
const decide = async (side: Side, type: Type, requester: string | null, amount = 1_000) => {
  const { gateway, platform } = side;
  const id = randomUUID();
  await kinds[type].add(side, id, requester, amount);
  const person = gateway.withToken(await platform.tokenFor('administrador', { claims }));
  const change = await aChangeOf(person, type, id);
  platform.requests.clear();
  const { payload } = await mutate<{ readonly error: TestChangeError | null }>(
    person,
    { mutation: kinds[type].mutation, types: { id: 'ID!', change: 'ChangeInput!' }, answer: changeError },
    { id, change },
  );
  const sent = platform.requests.list().filter(({ method }) => method !== 'GET').length;
  return { refusal: payload?.error?.extendedCode, message: payload?.error?.message, sent };
};

const own = [
  'administrador',
  'Administrador',
  'ADMINISTRADOR',
  ' administrador',
  'administrador ',
  claims.email,
  'alicia.dominguez@backoffice.example',
  claims.sub,
  'Alicia Domínguez',
  'Alicia Domi\u0301nguez',
  'administrador\u200b',
  'ad\u00admin\ufe0fistrador',
  'ADM\u0130N\u0130STRADOR',
  '\u0430dministr\u0430d\u043er',
  '\uff41dministrador',
  'adm\u0131nistrador',
  '\u0391DMINISTRADOR',
  'AD\u039cINISTRADOR',
  'administrador@otro.example',
  'alicia.dominguez@otro.example',
  'Alicia\u00a0 Domínguez',
  'Alicia Dominguez',
  'DOMÍNGUEZ, Alicia',
  'alicia_domínguez',
  'AliciaDominguez',
  'A\u0301licia\u2003Dom\u00edn\u00adguez',
];
const both: readonly Type[] = ['withdraw', 'withdrawal'];

describe.each(both)('a %s', (type) => {
  test.each(own)('requested by %j is refused as the own request of the person who decides', async (requester) => {
    expect(await decide(strict, type, requester)).toMatchObject({ refusal: 'own_request', sent: 0 });
    expect(await decide(lenient, type, requester)).toMatchObject({ refusal: 'own_request', sent: 0 });
  });

  test.each([null, '', '  ', '\u200b', '-', 'null', 'N/A', 'Desconocido', 'System', 'Usuario  del sistema'])(
    'requested by %j may not be decided, unless unknown requesters are allowed',
    async (requester) => {
      expect(await decide(strict, type, requester)).toEqual({
        refusal: 'unknown_requester',
        message: expect.stringMatching(/^No se sabe quién lo pidió: usted no puede/),
        sent: 0,
      });
      expect(await decide(lenient, type, requester)).toMatchObject({ refusal: undefined, sent: 1 });
    },
  );

  test('may be decided by its requester below the amount that needs two people, but not from it on', async () => {
    for (const requester of ['administrador', null]) {
      expect(await decide(fromThousand, type, requester, 999.99)).toMatchObject({ refusal: undefined, sent: 1 });
      expect(await decide(fromThousand, type, requester, 1_000)).toMatchObject({ sent: 0 });
    }
  });

  test('requested by somebody else may be decided', async () => {
    expect(await decide(strict, type, 'finanzas')).toMatchObject({ refusal: undefined, sent: 1 });
  });
});

test('the log of the start says that unknown requesters are allowed', () => {
  expect(lines.join()).toContain('FOUR_EYES_UNKNOWN=allow');
});
