/** Example document that the explorer offers. */
export interface Example {
  readonly title: string;
  /** Demonstration user whose permissions are enough for its operations. A test runs the example as this user. */
  readonly username: string;
  readonly document: string;
  /** Variables of the first operation. */
  readonly variables?: Readonly<Record<string, unknown>>;
}

/**
 * Examples for developers, from a search to a file. The operations of a document are meant to run from top to bottom.
 */
export const examples: readonly Example[] = [
  {
    title: 'Un pagador con sus pagos y suscripciones',
    username: 'operador',
    document: `query Pagador($search: String!) {
  payers(filter: { search: $search }, limit: 5) {
    size
    rows {
      id
      name
      email
      payments(limit: 5) {
        size
        rows {
          id
          requestDate
          status
          finalAmount
          currencyId
        }
      }
      subscriptions(limit: 5) {
        size
        rows {
          id
          status
          amount
          currencyId
        }
      }
    }
  }
}
`,
    variables: { search: 'ana' },
  },
  {
    title: 'Una página de pagos aprobados, con el nombre de la entidad',
    username: 'operador',
    document: `query PagosAprobados($page: Int! = 1) {
  payments(
    filter: { status: APPROVED }
    page: $page
    limit: 25
    sorts: [{ field: FINAL_AMOUNT, direction: DESCENDING }]
  ) {
    size
    rows {
      id
      requestDate
      finalAmount
      currencyId
      payer {
        name
      }
      collector {
        name
      }
    }
  }
}
`,
  },
  {
    title: 'Las versiones de un pago',
    username: 'operador',
    document: `# Ejecute primero PagosDevueltos y copie un id. Cada versión tiene el suyo, por ejemplo 5f…@2.
query PagosDevueltos {
  payments(filter: { status: REFUNDED }, limit: 5) {
    rows {
      id
      version
    }
  }
}

query Versiones($id: ID!) {
  payment(id: $id) {
    id
    version
    status
    history {
      id
      version
      status
      lastUpdateDate
    }
  }
}
`,
  },
  {
    title: 'Cancelar un pago, con su clave y su versión',
    username: 'operador',
    document: `# 1. Busque un pago pendiente: necesita su id y su versión.
query PagosPendientes {
  payments(filter: { status: PENDING }, limit: 5) {
    rows {
      id
      version
      availableActions(names: ["cancel"]) {
        allowed
        reason
      }
    }
  }
}

# 2. Active “Permitir cambios”. La clave es un UUID nuevo: con la misma clave, el cambio se hace una sola vez.
mutation Cancelar($id: ID!, $version: Int!, $key: ID!) {
  cancelPayment(id: $id, reason: "Prueba", change: { idempotencyKey: $key, version: $version }) {
    payment {
      id
      version
      status
    }
    error {
      code
      extendedCode
      serviceCode
      message
      fields {
        path
        code
        message
      }
    }
  }
}
`,
  },
  {
    title: 'Exportar pagos y seguir la exportación hasta su archivo',
    username: 'administrador',
    document: `# 1. Active “Permitir cambios” y pida la exportación, con un UUID nuevo como clave.
mutation Exportar($key: ID!) {
  createExport(
    list: { payments: { filter: { status: APPROVED }, columns: [ID, REQUEST_DATE, FINAL_AMOUNT, CURRENCY_ID] } }
    format: CSV
    once: { idempotencyKey: $key }
  ) {
    exportId
    error {
      code
      message
    }
  }
}

# 2. Repita mientras status sea PENDING o IN_PROCESS.
query Exportacion($id: ID!) {
  export(id: $id) {
    status
    processedRecords
    records
  }
}

# 3. Pida el enlace: vale para una descarga, durante cinco minutos.
mutation Descargar($id: ID!) {
  createExportDownload(id: $id) {
    download {
      url
      fileName
      size
      expiresAt
    }
    error {
      code
      message
    }
  }
}
`,
  },
];
