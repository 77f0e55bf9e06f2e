/** Trade of a collector, which determines the concepts of its payments. */
export type Trade =
  | 'energía'
  | 'agua'
  | 'gas'
  | 'internet'
  | 'club'
  | 'colegio'
  | 'expensas'
  | 'seguro'
  | 'salud'
  | 'impuesto';

/** The seeded collectors. */
export const seededCollectors: readonly { signature: string; name: string; trade: Trade }[] = [
  { signature: 'LUZN', name: 'Luz del Norte Distribuidora', trade: 'energía' },
  { signature: 'ELPA', name: 'Eléctrica Pampeana', trade: 'energía' },
  { signature: 'COES', name: 'Cooperativa Eléctrica La Esperanza', trade: 'energía' },
  { signature: 'AGCU', name: 'Aguas de Cuyo Sur', trade: 'agua' },
  { signature: 'AGLI', name: 'Aguas del Litoral Unidas', trade: 'agua' },
  { signature: 'GASC', name: 'Gas Cordillerano', trade: 'gas' },
  { signature: 'GASB', name: 'Gas Bonaerense Interior', trade: 'gas' },
  { signature: 'FIBR', name: 'Fibra Sur Comunicaciones', trade: 'internet' },
  { signature: 'NETA', name: 'Neta Internet y Cable', trade: 'internet' },
  { signature: 'CLAT', name: 'Club Atlético Los Andes del Sur', trade: 'club' },
  { signature: 'CLNA', name: 'Club Náutico Bahía Azul', trade: 'club' },
  { signature: 'GIMV', name: 'Gimnasio Vértice', trade: 'club' },
  { signature: 'COAC', name: 'Colegio Arroyo Claro', trade: 'colegio' },
  { signature: 'INBE', name: 'Instituto Belgrano Bilingüe', trade: 'colegio' },
  { signature: 'CONS', name: 'Consorcio Torres del Parque', trade: 'expensas' },
  { signature: 'ADMI', name: 'Administración Río de la Plata', trade: 'expensas' },
  { signature: 'SEGA', name: 'Seguros Austral del Plata', trade: 'seguro' },
  { signature: 'MUPV', name: 'Mutual Puente Viejo', trade: 'seguro' },
  { signature: 'MEDI', name: 'Medicina Integral Cuyana', trade: 'salud' },
  { signature: 'MUNI', name: 'Municipalidad de Villa Serena', trade: 'impuesto' },
];
