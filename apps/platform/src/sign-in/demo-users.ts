/** Person who can sign in. */
export interface DemoUser {
  readonly username: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Composite roles of the realm. */
  readonly roles: readonly string[];
  /** Summary of the permissions in one Spanish line, for the login page and the terminal. */
  readonly description: string;
}

/** Builds a person. Password and e-mail address come from the user name, and the role too unless `roles` is given. */
const person = (
  details: Pick<DemoUser, 'username' | 'firstName' | 'lastName' | 'description'> & {
    readonly roles?: readonly string[];
  },
): DemoUser => ({
  roles: [details.username],
  ...details,
  password: details.username,
  email: `${details.username}@backoffice.example`,
});

/** Six people of the demonstration. The password of each is the user name. */
export const demoUsers: readonly DemoUser[] = [
  {
    username: 'administrador',
    firstName: 'Alicia',
    lastName: 'Domínguez',
    description: 'Todo, también el explorador de datos en producción.',
  },
  {
    username: 'operador',
    firstName: 'Omar',
    lastName: 'Peralta',
    description: 'Pagos, suscripciones, pagadores y comercios.',
  },
  {
    username: 'tesoreria',
    firstName: 'Teresa',
    lastName: 'Sosa',
    description: 'Retiros, lotes, distribuciones y devoluciones.',
  },
  { username: 'auditor', firstName: 'Augusto', lastName: 'Ríos', description: 'Ver todo, sin modificar nada.' },
  {
    username: 'desarrollador',
    firstName: 'Delfina',
    lastName: 'Roldán',
    description: 'Ver todo, también el explorador de datos en producción.',
  },
  { username: 'sinpermisos', firstName: 'Silvio', lastName: 'Nieto', description: 'Ingresar, y nada más.', roles: [] },
].map(person);
