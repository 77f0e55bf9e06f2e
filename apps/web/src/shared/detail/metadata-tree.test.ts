// Guards: Metadata is shown as labels and values on four levels, and as JSON below.
import { metadataTree, type MetadataEntry } from './metadata-tree';

const lines = (entries: readonly MetadataEntry[], indent = ''): string[] =>
  entries.flatMap(({ label, content }) =>
    typeof content === 'string'
      ? `${indent}${label}: ${content}`
      : [`${indent}${label}`, ...lines(content, `${indent}  `)],
  );

describe('the data of a collector', () => {
  test('is shown as labels and values', () => {
    expect(
      lines(metadataTree({ order_id: 'A-1', totalItems: 3, gift: true, 'sales-channel': 'web', note: null })),
    ).toEqual(['Order id: A-1', 'Total items: 3', 'Gift: Sí', 'Sales channel: web', 'Note: —']);
  });

  test('shows nested data below the label of its parent', () => {
    expect(lines(metadataTree({ customer: { fullName: 'Ana', tags: ['vip', 'norte'] } }))).toEqual([
      'Customer',
      '  Full name: Ana',
      '  Tags',
      '    1: vip',
      '    2: norte',
    ]);
  });

  test('is shown as JSON below the deepest level', () => {
    expect(lines(metadataTree({ a: { b: { c: { d: { e: 1 } } } } }))).toEqual([
      'A',
      '  B',
      '    C',
      '      D: {"e":1}',
    ]);
  });

  test('without content has no entry, or an absent value', () => {
    expect(metadataTree(null)).toEqual([]);
    expect(metadataTree({})).toEqual([]);
    expect(lines(metadataTree({ items: [], extra: {}, text: '' }))).toEqual(['Items: —', 'Extra: —', 'Text: —']);
  });

  test('that is a single value has one entry', () => {
    expect(lines(metadataTree('pedido 7'))).toEqual(['Valor: pedido 7']);
  });

  test('with equal labels keeps its entries apart', () => {
    const paths = metadataTree({ orderId: 1, order_id: 2 }).map(({ path }) => path);
    expect(paths).toEqual(['orderId', 'order_id']);
  });
});
