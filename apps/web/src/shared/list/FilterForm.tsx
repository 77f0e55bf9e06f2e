import { useState, type ReactNode } from 'react';
import { FilterFrame } from './FilterFrame';
import { filterTexts as texts } from './list.texts';
import { searchProblem } from './search-problem';
import { SearchField } from './SearchField';
import { useSearchShortcut } from './use-search-shortcut';

interface FilterFormProps {
  /** What the search box finds. */
  readonly hint: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Only with a text that can be searched. */
  readonly onSearch: (text: string) => void;
  /** Widths of the filters beside the search box, where there is room for all of them in one row. */
  readonly widths: string;
  readonly children: ReactNode;
}

/** The filters of a list: its search box, others beside it. */
export const FilterForm = ({ hint, text, onText, onSearch, widths, children }: FilterFormProps) => {
  const searchRef = useSearchShortcut();
  const [problem, setProblem] = useState<string>();
  const submit = async () => {
    const found = await searchProblem(text);
    setProblem(found);
    if (found === undefined) onSearch(text.trim());
  };
  return (
    <FilterFrame widths={`minmax(220px, 1.6fr) ${widths}`} onSearch={() => void submit()}>
      <SearchField
        label={texts.freeSearch}
        hint={hint}
        value={text}
        onChange={onText}
        problem={problem}
        inputRef={searchRef}
      />
      {children}
    </FilterFrame>
  );
};
