import type { Random } from './random.ts';

const firstNames = [
  'Agustina', 'Alejandro', 'Ana', 'Andrés', 'Bautista', 'Belén', 'Camila', 'Carlos', 'Carolina', 'Cecilia', 'Daniela',
  'Diego', 'Emilia', 'Esteban', 'Eugenia', 'Facundo', 'Federico', 'Florencia', 'Franco', 'Gabriela', 'Gonzalo',
  'Guadalupe', 'Hernán', 'Ignacio', 'Inés', 'Joaquín', 'Josefina', 'Juan', 'Julieta', 'Lautaro', 'Leandro', 'Lucía',
  'Luis', 'Malena', 'Manuel', 'Marcela', 'Martín', 'Matías', 'Micaela', 'Nicolás', 'Pablo', 'Paula', 'Ramiro', 'Rocío',
  'Santiago', 'Silvina', 'Sofía', 'Tomás', 'Valentina', 'Verónica', 'Ximena', 'Zoe',
] as const; // oxfmt-ignore
const lastNames = [
  'Acosta', 'Aguirre', 'Álvarez', 'Benítez', 'Blanco', 'Cabrera', 'Castro', 'Córdoba', 'Díaz', 'Domínguez', 'Escobar',
  'Fernández', 'Ferreyra', 'Figueroa', 'Flores', 'Giménez', 'Gómez', 'González', 'Gutiérrez', 'Herrera', 'Ibáñez',
  'Juárez', 'Ledesma', 'López', 'Luna', 'Maldonado', 'Martínez', 'Medina', 'Méndez', 'Molina', 'Morales', 'Moreno',
  'Muñoz', 'Núñez', 'Ojeda', 'Ortiz', 'Páez', 'Peralta', 'Pereyra', 'Quiroga', 'Ramírez', 'Ríos', 'Rodríguez', 'Rojas',
  'Romero', 'Ruiz', 'Sánchez', 'Silva', 'Sosa', 'Suárez', 'Toledo', 'Vega', 'Villalba', 'Zárate',
] as const; // oxfmt-ignore
export const companyNames = [
  'Aserradero Don Ramón', 'Panificadora La Espiga', 'Transportes del Litoral', 'Ferretería San Cayetano',
  'Estudio Contable Sur', 'Vivero Los Aromos', 'Imprenta del Centro', 'Distribuidora Andina',
  'Textil Río Cuarto', 'Metalúrgica Tigre', 'Lácteos Villa María', 'Autopartes Pilar',
] as const; // oxfmt-ignore

/** CUIT with its check digit (A153): weights 5,4,3,2,7,6,5,4,3,2, modulo 11. */
export function cuitOf(prefix: string, number: string): string {
  const ten = prefix + number.padStart(8, '0');
  const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];
  const remainder = weights.reduce((sum, weight, place) => sum + weight * Number(ten[place]), 0) % 11;
  return `${ten}${remainder === 0 ? 0 : remainder === 1 ? 9 : 11 - remainder}`;
}

/** Returns the local part of an e-mail address for a name. */
export const mailName = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[^\p{Letter} ]/gu, '')
    .toLowerCase()
    .replaceAll(' ', '.');

export const personName = (random: Random): string => `${random.pick(firstNames)} ${random.pick(lastNames)}`;
