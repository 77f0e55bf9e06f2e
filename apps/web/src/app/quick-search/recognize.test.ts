// Guards: The quick search recognizes the kind of a typed text, and searches no card number.
import { recognize, signaturesOf } from './recognize';

const now = new Date('2026-11-25T15:00:00.000Z');

test.each([
  // identifiers
  ['65a1f0c2b3d4e5f601234567', 'id', 'ID', '65a1f0c2b3d4e5f601234567'],
  ['  65A1F0C2B3D4E5F601234567 ', 'id', 'ID', '65a1f0c2b3d4e5f601234567'],
  ['123456789012345678901234', 'id', 'ID', '123456789012345678901234'],
  ['a1234567890123456789012b', 'id', 'ID', 'a1234567890123456789012b'],
  // people
  ['20-12345678-6', 'cuit', 'CUIT', '20123456786'],
  ['20123456786', 'cuit', 'CUIT', '20123456786'],
  ['20 12345678 6', 'cuit', 'CUIT', '20123456786'],
  ['20.12345678.6', 'cuit', 'CUIT', '20123456786'],
  ['20-12345678-9', 'cuit', 'CUIT con dígito verificador incorrecto', '20123456789'],
  ['12.345.678', 'dni', 'DNI', '12345678'],
  ['12345678', 'dni', 'DNI', '12345678'],
  ['1.234.567', 'dni', 'DNI', '1234567'],
  ['1234567', 'dni', 'DNI', '1234567'],
  ['ana@example.com', 'email', 'E-mail', 'ana@example.com'],
  ['ana@', 'email', 'E-mail', 'ana@'],
  // accounts
  ['0110599520000001235579', 'account', 'CBU de Banco de la Nación Argentina', '0110599520000001235579'],
  ['01105995-20000001235579', 'account', 'CBU de Banco de la Nación Argentina', '0110599520000001235579'],
  ['0110599520000001235570', 'account', 'CBU con dígitos verificadores incorrectos', '0110599520000001235570'],
  ['0000003110000000000014', 'account', 'CVU', '0000003110000000000014'],
  ['perro.gato.luna', 'alias', 'Alias o referencia', 'perro.gato.luna'],
  ['FACTURA-2026', 'alias', 'Alias o referencia', 'FACTURA-2026'],
  // amounts
  ['1.234,50', 'amount', 'Importe', '1234.50'],
  ['$ 1.234,50', 'amount', 'Importe', '1234.50'],
  ['1234,5', 'amount', 'Importe', '1234.50'],
  ['$1500', 'amount', 'Importe', '1500.00'],
  ['0,99', 'amount', 'Importe', '0.99'],
  ['18116.51', 'amount', 'Importe', '18116.51'],
  ['18.116', 'amount', 'Importe', '18116.00'],
  ['1500 pesos', 'amount', 'Importe', '1500.00'],
  ['ARS 1.234,50', 'amount', 'Importe', '1234.50'],
  ['>1000', 'amount', 'Importe', '>1000'],
  ['más de 500 mil', 'amount', 'Importe', 'más de 500 mil'],
  ['menos de 1,5 millones', 'amount', 'Importe', 'menos de 1,5 millones'],
  ['entre 1000 y 2000', 'amount', 'Importe', 'entre 1000 y 2000'],
  ['500 mil', 'amount', 'Importe', '500000.00'],
  // dates
  ['24/11/2026', 'date', 'Fecha', '2026-11-24'],
  ['1/2/2026', 'date', 'Fecha', '2026-02-01'],
  ['2026-11-24', 'date', 'Fecha', '2026-11-24'],
  ['24/11/26', 'date', 'Fecha', '2026-11-24'],
  ['24-11-2026', 'date', 'Fecha', '2026-11-24'],
  ['25/12', 'date', 'Fecha', '2025-12-25'],
  ['29/02', 'date', 'Fecha', '2024-02-29'],
  ['29 de febrero', 'date', 'Fecha', '2024-02-29'],
  ['ayer', 'date', 'Fecha', '2026-11-24'],
  ['febrero 2026', 'date', 'Fecha', '2026-02-01..2026-02-28'],
  ['Diciembre', 'date', 'Fecha', '2025-12-01..2025-12-31'],
  ['31/02/2026', 'text', 'Texto', '31/02/2026'],
  // several facts
  ['14637,06 25/11', 'several', 'Importe $ 14.637,06 + Fecha 25/11/26', ''],
  ['visa 2329 rechazado', 'several', 'Tarjeta 2329 + Estado Rechazado + Medio de pago visa', ''],
  [
    '>300000 aprobado noviembre',
    'several',
    'Importe desde $ 300.000,01 + Fecha 01/11/26 al 30/11/26 + Estado Aprobado',
    '',
  ],
  ['rechazado mas de 50 mil', 'several', 'Importe desde $ 50.000,01 + Estado Rechazado', ''],
  ['rechazado noviembre', 'several', 'Fecha 01/11/26 al 30/11/26 + Estado Rechazado', ''],
  ['Castro rechazado marzo', 'several', 'Texto «Castro» + Fecha 01/03/26 al 31/03/26 + Estado Rechazado', 'Castro'],
  ['Abril Castro rechazado', 'several', 'Texto «Abril Castro» + Estado Rechazado', 'Abril Castro'],
  ['rechazado abril', 'several', 'Fecha 01/04/26 al 30/04/26 + Estado Rechazado', ''],
  ['status:rejected', 'several', 'Estado Rechazado', ''],
  ['estado:rechazado entidad:inbe', 'several', 'Entidad INBE + Estado Rechazado', ''],
  ['devoluciones de ayer', 'several', 'Devoluciones + Fecha 24/11/26', ''],
  ['retiros pendientes', 'several', 'Retiros + Estado Pendiente', ''],
  // words of the work queues
  ['distribuciones con error', 'several', 'Distribuciones + Estado Con error', ''],
  ['lotes con error', 'several', 'Lotes + Estado Con error', ''],
  ['importaciones por confirmar', 'several', 'Importaciones + Estado Por confirmar', ''],
  ['importaciones pendientes', 'several', 'Importaciones + Estado Pendiente', ''],
  ['retiros por autorizar', 'several', 'Retiros + Estado Por autorizar', ''],
  ['Distribuciones por autorizar', 'several', 'Distribuciones + Estado Por autorizar', ''],
  ['retiros por lote pendientes', 'several', 'Retiros por lote + Estado Pendiente', ''],
  ['transferencias por conciliar', 'several', 'Transferencias + Estado Por conciliar', ''],
  ['reportes por aprobar', 'several', 'Integraciones + Estado Por aprobar', ''],
  ['presentaciones por enviar', 'several', 'Presentaciones + Estado Por enviar', ''],
  ['exportaciones en proceso', 'several', 'Exportaciones + Estado En proceso', ''],
  ['lotes de retiros con errores noviembre', 'several', 'Lotes + Fecha 01/11/26 al 30/11/26 + Estado Con error', ''],
  ['error', 'several', 'Estado Con error', ''],
  ['estado:error', 'several', 'Estado Con error', ''],
  ['en proceso', 'several', 'Estado En proceso', ''],
  ['importaciones marzo.csv con error', 'several', 'Importaciones + Texto «marzo.csv» + Estado Con error', 'marzo.csv'],
  ['Abril Castro', 'text', 'Texto', 'Abril Castro'],
  ['Castro, Abril', 'text', 'Texto', 'Castro Abril'],
  ['Castro rechazado', 'several', 'Texto «Castro» + Estado Rechazado', 'Castro'],
  // cards
  ['450995', 'bin', 'BIN', '450995'],
  ['3704', 'lastDigits', 'Últimos cuatro dígitos', '3704'],
  ['4509953566233704', 'card', 'Parece un número de tarjeta: no se busca ni se envía.', ''],
  ['4509 9535 6623 3704', 'card', 'Parece un número de tarjeta: no se busca ni se envía.', ''],
  ['4509-9535-6623-3704', 'card', 'Parece un número de tarjeta: no se busca ni se envía.', ''],
  ['tarjeta 4509 9535 6623 3704 de Ana', 'card', 'Parece un número de tarjeta: no se busca ni se envía.', ''],
  ['371449635398431', 'card', 'Parece un número de tarjeta: no se busca ni se envía.', ''],
  ['4509\u200b953566233704', 'card', 'Parece un número de tarjeta: no se busca ni se envía.', ''],
  ['4509 9535\u200b 6623 3704', 'card', 'Parece un número de tarjeta: no se busca ni se envía.', ''],
  ['4509\t9535\t6623\t3704', 'card', 'Parece un número de tarjeta: no se busca ni se envía.', ''],
  ['4509\u22129535\u22126623\u22123704', 'card', 'Parece un número de tarjeta: no se busca ni se envía.', ''],
  // invisible characters, blanks and dashes of other kinds
  ['\u200b3704\ufeff', 'lastDigits', 'Últimos cuatro dígitos', '3704'],
  ['450\u2060995', 'bin', 'BIN', '450995'],
  ['20\u201112345678\u20116', 'cuit', 'CUIT', '20123456786'],
  ['20\u00a012345678\u200b\u00a06', 'cuit', 'CUIT', '20123456786'],
  ['01105995\u200b20000001235579', 'account', 'CBU de Banco de la Nación Argentina', '0110599520000001235579'],
  ['01105995\u221220000001235579', 'account', 'CBU de Banco de la Nación Argentina', '0110599520000001235579'],
  ['65a1f0c2b3d4\u200be5f601234567', 'id', 'ID', '65a1f0c2b3d4e5f601234567'],
  ['12.345\u200b.678', 'dni', 'DNI', '12345678'],
  ['ana\u200b@example.com', 'email', 'E-mail', 'ana@example.com'],
  ['24\u200b/11/2026', 'date', 'Fecha', '2026-11-24'],
  ['24\u201111\u20112026', 'date', 'Fecha', '2026-11-24'],
  ['\u200bayer', 'date', 'Fecha', '2026-11-24'],
  ['$\u00a01.234,50\u200b', 'amount', 'Importe', '1234.50'],
  ['perro\u200b.gato.luna', 'alias', 'Alias o referencia', 'perro.gato.luna'],
  ['ED\u200bES', 'collector', 'Entidad', 'EDES'],
  // names
  ['EDES', 'collector', 'Entidad', 'EDES'],
  ['Luz', 'text', 'Texto', 'Luz'],
  ['Ana Pérez', 'text', 'Texto', 'Ana Pérez'],
  ['nuevo pagador', 'text', 'Texto', 'nuevo pagador'],
])('%s is recognized as %s', (typed, kind, label, value) => {
  expect(recognize(typed, now)).toMatchObject({ kind, label, value });
});

test.each([
  ['IN\u200bBE pendientes', 'Entidad INBE - Industria Belgrano + Estado Pendiente'],
  ['INBE pendientes', 'Entidad INBE - Industria Belgrano + Estado Pendiente'],
  ['inbe rechazado noviembre', 'Entidad INBE - Industria Belgrano + Fecha 01/11/26 al 30/11/26 + Estado Rechazado'],
  ['retiros INBE', 'Retiros + Entidad INBE - Industria Belgrano'],
])('%s names a known entity', (typed, label) => {
  expect(signaturesOf(typed, now)).toEqual(['INBE']);
  const known = [{ id: 'INBE', name: 'Industria Belgrano' }];
  expect(recognize(typed, now, known)).toMatchObject({ kind: 'several', label, value: '' });
});

test.each(['INBE', 'visa 2329', 'rechazado noviembre', '14637,06 25/11'])('%s has no signature to query', (typed) => {
  expect(signaturesOf(typed, now)).toEqual([]);
});

test.each([
  ['cancelar TX309675327', 'Texto', 'TX309675327', ['cancelar']],
  ['status:perdido 14637,06', 'Importe', '14637.06', ['status:perdido']],
  ['devolver pago 14637,06', 'Pagos + Importe $ 14.637,06', '', ['devolver']],
])('the words of %s that were not understood are reported', (typed, label, value, unknown) => {
  expect(recognize(typed, now)).toMatchObject({ label, value, unknown });
});

test.each(['cancelar', 'autorizar retiros', 'conciliar'])(
  '%s, which names a screen or nothing, is searched as a whole',
  (typed) => {
    expect(recognize(typed, now)).toMatchObject({ value: typed, unknown: [] });
  },
);

test.each([
  ['distribuciones con error', { distributions: { status: 'ERROR', type: 'NO_SCHEDULED' } }],
  ['lotes con error', { batches: { status: 'ERROR' } }],
  ['importaciones por confirmar', { imports: { status: 'PENDING_APPROVED' } }],
  ['importaciones pendientes', { imports: { status: 'PENDING_APPROVED' } }],
  ['retiros por lote pendientes', { withdraws: { status: 'PENDING' } }],
  ['transferencias por conciliar', { transfers: { status: 'PENDING' } }],
  ['reportes por aprobar', { softwareProviderReports: { status: 'PENDING_APPROVAL' } }],
  ['presentaciones por enviar', { taxForms: { status: 'CREATED' } }],
  ['exportaciones con error', { exports: { statuses: ['ERROR'] } }],
  ['retiros por autorizar', { withdrawals: { status: 'PENDING_AUTHORIZATION' } }],
  ['INBE importaciones con error', { imports: { status: 'ERROR', collectorId: 'INBE' } }],
])('%s searches the records of that work queue', (typed, asks) => {
  expect(recognize(typed, now, [{ id: 'INBE', name: '' }])?.asks).toEqual(asks);
});

test('a status of queues alone is searched in every list that has it', () => {
  expect(Object.keys(recognize('con error', now)?.asks ?? {}).toSorted()).toEqual([
    'batches',
    'distributions',
    'exports',
    'imports',
    'softwareProviderReports',
    'taxForms',
    'withdrawals',
    'withdraws',
  ]);
  expect(Object.keys(recognize('pendiente', now)?.asks ?? {})).not.toContain('imports');
});

test.each(['', ' ', 'a'])('"%s" is too short to be searched', (typed) => {
  expect(recognize(typed)).toBeUndefined();
});

test.each(['4509 9535 6623 3704', '4509\u200b953566233704', 'Ana 4509 9535\u200b 6623 3704'])(
  'the card number %j is searched nowhere, and names no entity to query',
  (typed) => {
    expect(recognize(typed)).toMatchObject({ value: '', asks: {} });
    expect(signaturesOf(typed)).toEqual([]);
  },
);

test.each(['suscripciones ayer', 'transferencias 24/11 juan'])(
  '%s, which no list can be filtered by, is a text',
  (typed) => {
    expect(recognize(typed, now)?.kind).toBe('text');
  },
);
