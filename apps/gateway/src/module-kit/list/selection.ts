import { largestPage, largestSelection } from '@backoffice/validators';
import { movedAdvice } from '../../errors/catalogue/error-advice.texts.ts';
import { GatewayError, inputError } from '../../errors/gateway-error.ts';
import type { GatewayContext } from '../../context.ts';
import type { CurrencyTotal } from '../../api/schema-types.generated.ts';
import type { Filter, Sort } from '../../rest/rest-client.ts';
import { cents, money } from '../source/mapping.ts';
import type { ListMethod } from './list-method.ts';
import { filtersOf, sortsOf, type Order, type Search } from './search.ts';

interface Row {
  readonly id: string;
  readonly currencyId: string;
}

/** List whose matching rows can all be selected. */
interface SelectableList<Entity extends Row> {
  readonly list: ListMethod<Entity>;
  readonly sorts: Sort[];
  /** Returns the amount that the totals add up, as decimal text. */
  readonly amountOf: (row: Entity) => string;
  /** Plural name of the rows, for texts: `pagos`. */
  readonly plural: string;
}

/** Rows that a person has selected. */
interface Chosen {
  readonly filters: Filter[];
  readonly except: readonly string[];
  readonly expectedSize: number;
}

const quantity = (count: number): string => count.toLocaleString('es-AR');

const matches = (count: number): string => `${count === 1 ? 'coincide' : 'coinciden'} ${quantity(count)}`;

/**
 * Reads every row of the search, the first page alone, then the others in parallel.
 * @throws GatewayError when the number of rows is not the one that the person saw
 */
const readAll = async <Entity extends Row>(
  { list, sorts, plural }: SelectableList<Entity>,
  { filters, expectedSize }: Chosen,
): Promise<Entity[]> => {
  const refuseMoved = (size: number): void => {
    if (size !== expectedSize)
      throw new GatewayError(
        'CONFLICT',
        `La búsqueda cambió: coincidían ${quantity(expectedSize)} ${plural} y ahora ${matches(size)}. No se hizo nada.`,
        { extendedCode: 'selection_moved', ...movedAdvice },
      );
  };
  const pageAt = (page: number) => list({ filters, sorts, page, limit: largestPage });
  const first = await pageAt(1);
  refuseMoved(first.size);
  const others = Array.from({ length: Math.ceil(expectedSize / largestPage) - 1 }, (_, place) => pageAt(place + 2));
  const byId = new Map<string, Entity>();
  for (const { rows, size } of [first, ...(await Promise.all(others))]) {
    refuseMoved(size);
    for (const row of rows) byId.set(row.id, row);
  }
  // a row that moved to another page during the read would be there twice, and another row would be missing
  refuseMoved(byId.size);
  return [...byId.values()];
};

/** Adds up amounts by currency, exact to the cent. */
export const totalsOf = <Entity extends Pick<Row, 'currencyId'>>(
  rows: readonly Entity[],
  amountOf: (row: Entity) => string,
): CurrencyTotal[] => {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(row.currencyId, (sums.get(row.currencyId) ?? 0) + cents(Number(amountOf(row))));
  return [...sums].map(([currencyId, sum]) => ({ currencyId, amount: money(sum / 100) }));
};

/** Reads all matching rows except the excluded ones, and adds them up. */
const selectAll = async <Entity extends Row>(
  list: SelectableList<Entity>,
  chosen: Chosen,
): Promise<{ rows: Entity[]; totals: CurrencyTotal[] }> => {
  const { except, expectedSize } = chosen;
  if (expectedSize > largestSelection)
    throw inputError(
      'expectedSize',
      `Se pueden seleccionar hasta ${largestSelection.toLocaleString('es-AR')} ${list.plural}. Acote la búsqueda.`,
      'TOO_LARGE',
    );
  if (expectedSize < 0) throw inputError('expectedSize', 'La cantidad esperada no es válida.', 'TOO_SMALL');
  const left = new Set(except);
  const rows = (await readAll(list, chosen)).filter(({ id }) => !left.has(id));
  return { rows, totals: totalsOf(rows, list.amountOf) };
};

interface SelectionArguments<Given> {
  readonly filter?: Given | null;
  readonly except: readonly string[];
  readonly expectedSize: number;
}

/** Creates the resolver that selects all rows of a search. */
export const selectBy =
  <Given extends object, Sorting extends Order, Entity extends Row>(
    search: Search<Given, Sorting>,
    method: (sources: GatewayContext['sources']) => ListMethod<Entity>,
    texts: Pick<SelectableList<Entity>, 'amountOf' | 'plural'>,
  ) =>
  (
    _root: unknown,
    { filter, except, expectedSize }: SelectionArguments<Given>,
    { sources, now, listsRefunds }: Pick<GatewayContext, 'sources' | 'now' | 'listsRefunds'>,
  ) =>
    selectAll(
      { list: method(sources), sorts: sortsOf(search), ...texts },
      { filters: filtersOf(search, filter, { now: now(), listsRefunds }), except, expectedSize },
    );
