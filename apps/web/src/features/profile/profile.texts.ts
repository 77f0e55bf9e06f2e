/** The words of the profile. */
export const profileTexts = {
  title: 'Perfil',
  identity: 'Identidad',
  username: 'Usuario',
  name: 'Nombre',
  email: 'E-mail',
  sessionExpires: 'El acceso vence',
  sessionRenews: 'Se renueva solo mientras la aplicación está abierta.',
  theme: 'Tema',
  themeSystem: 'Según el sistema',
  themeLight: 'Claro',
  themeDark: 'Oscuro',
  permissions: 'Permisos',
  noPermissions: 'Su usuario no tiene permisos',
} as const;
