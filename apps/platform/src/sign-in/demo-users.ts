import { expandRoles } from './demo-realm.ts';

/** A person who can sign in. */
export interface DemoUser {
  readonly username: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Realm roles, composites and what they hold. */
  readonly roles: readonly string[];
  /** What this person may do, in one Spanish line for the login page and the terminal. */
  readonly description: string;
}

const person = (
  username: string,
  firstName: string,
  lastName: string,
  description: string,
  assigned: readonly string[] = [username],
): DemoUser => ({
  username,
  password: username,
  firstName,
  lastName,
  email: `${username}@backoffice.example`,
  roles: expandRoles(assigned),
  description,
});

/** The six people of a demonstration; each one's password is the user name. */
export const demoUsers: readonly DemoUser[] = [
  person('administrador', 'Alicia', 'Domínguez', 'Todo, incluso la configuración y el explorador.'),
  person('operador', 'Omar', 'Peralta', 'Pagos, suscripciones, pagadores y comercios: buscar y operar.'),
  person('tesoreria', 'Teresa', 'Sosa', 'Retiros, lotes, distribuciones y devoluciones.'),
  person('auditor', 'Augusto', 'Ríos', 'Ver todo, sin modificar nada.'),
  person('desarrollador', 'Delfina', 'Roldán', 'Ver todo y explorar los datos.'),
  person('sinpermisos', 'Silvio', 'Nieto', 'Ingresar, y nada más.', []),
];
