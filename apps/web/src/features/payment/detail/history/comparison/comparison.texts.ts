/** Words of the comparison of two versions of a payment. */
export const comparisonTexts = {
  missing: (version: number) => `No encontramos la versión ${version} de este pago`,

  method: 'Medio de pago',
  methodAt: (position: number, name: string) => `Medio ${position}: ${name}`,
  gatewayStatus: 'Estado en el gateway',
  gatewayStatusDetail: 'Detalle del estado en el gateway',
  refund: (amount: string) => `Devolución de ${amount}`,
  active: 'Activa',
  inactive: 'Inactiva',
  preset: (name: string) => `Acción prefijada: ${name}`,
  withinRequest: (label: string) => `Solicitud original · ${label}`,
  date: 'Fecha',
  response: 'Respuesta del servicio',
} as const;
