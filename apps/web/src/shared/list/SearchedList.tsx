import Box from '@mui/material/Box';
import type { GridValidRowModel } from '@mui/x-data-grid';
import type { ShownList } from '@/shared/views';
import { filterTexts, type ListTexts } from './list.texts';
import { ListResults, type RowView } from './ListResults';
import { SearchBox } from './SearchBox';
import type { TextSearch } from './text-search';
import type { ListPage } from './use-list-page';

interface SearchedListProps<Row extends GridValidRowModel, Field extends string> {
  readonly texts: ListTexts & {
    /** What the search box finds. */
    readonly hint: string;
  };
  readonly list: TextSearch<Field>;
  readonly shown: ShownList;
  readonly onChange: (changed: Partial<TextSearch<Field>>) => void;
  readonly page: ListPage<Row>;
  readonly view: RowView<Row, Field>;
}

/** A list with one search box, and nothing else to filter by. */
export const SearchedList = <Row extends GridValidRowModel & { readonly id: string }, Field extends string>({
  texts,
  list,
  shown,
  onChange,
  page,
  view,
}: SearchedListProps<Row, Field>) => {
  const search = (text: string) => {
    onChange({ text });
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <SearchBox
        label={filterTexts.box}
        hint={texts.hint}
        submitLabel={filterTexts.search}
        text={list.text}
        onSearch={search}
      />
      <ListResults
        texts={texts}
        shown={shown}
        page={page}
        view={view}
        paging={list}
        onPaging={onChange}
        onClear={() => {
          search('');
        }}
      />
    </Box>
  );
};
