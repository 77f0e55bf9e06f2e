// Guards: A comparison of versions reads its rows from the table of fields that the section of the entity uses.
import { ABSENT } from '@/shared/format';
import { readFields, type Fields } from './detail-fields';

interface Book {
  readonly __typename: 'Book';
  readonly name: string | null;
  readonly pages: number;
  readonly cover: string;
}

const bookFields: Fields<Book> = {
  name: ['Nombre', ({ name }) => name],
  pages: ['Páginas', ({ pages }) => pages],
  cover: null,
};

const aBook: Book = { __typename: 'Book', name: 'Rayuela', pages: 600, cover: 'tapa dura' };

describe('the fields of an entity in a comparison', () => {
  test('are read in the order of the table, without those that another field includes', () => {
    expect(readFields(bookFields, aBook)).toEqual([
      { key: 'name', label: 'Nombre', text: 'Rayuela' },
      { key: 'pages', label: 'Páginas', text: '600' },
    ]);
  });

  test('are shown as absent without a value; without an entity all are', () => {
    expect(readFields(bookFields, { ...aBook, name: null }).map(({ text }) => text)).toEqual([ABSENT, '600']);
    expect(readFields<Book>(bookFields, null).map(({ text }) => text)).toEqual([ABSENT, ABSENT]);
  });

  test('do not include fields of the section alone, and can have another label', () => {
    const fields: Fields<Book> = {
      name: ['Nombre', ({ name }) => name, { only: 'section' }],
      pages: ['Páginas', ({ pages }) => pages, { compareAs: 'Páginas del libro' }],
      cover: ['Tapa', ({ cover }) => cover, { only: 'comparison' }],
    };
    expect(readFields(fields, aBook)).toEqual([
      { key: 'pages', label: 'Páginas del libro', text: '600' },
      { key: 'cover', label: 'Tapa', text: 'tapa dura' },
    ]);
  });
});
