/** Texts about settings and views that follow a person. */
export const personalTexts = {
  shared: (name: string) => `La vista “${name}” está compartida con todos los que pueden ver esta lista`,
  sharedWithSome: (name: string) => `La vista “${name}” está compartida con quienes tienen el permiso`,
  notShared: (name: string) => `No se pudo compartir la vista “${name}”. Intente de nuevo en un momento.`,
  unshare: 'Dejar de compartir',
  unshared: (name: string) => `La vista “${name}” ya no está compartida`,
  notUnshared: (name: string) => `No se pudo dejar de compartir la vista “${name}”. Intente de nuevo en un momento.`,
  doubled: (names: readonly string[]) =>
    `Cambió una vista en dos navegadores. La de este quedó como ${names.map((name) => `“${name}”`).join(', ')}.`,
} as const;
