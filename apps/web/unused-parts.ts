import type { Plugin } from 'vite';

/** Text in a file of a library, and its replacement in the build. */
interface Replacement<Name extends string = string> {
  readonly name: Name;
  readonly file: RegExp;
  readonly text: RegExp;
  readonly by: string;
}

/** Replaces a default part in the grid's table of parts with an empty component. */
const gridPart = <Name extends string>(name: Name): Replacement<Name> => ({
  name,
  file: /x-data-grid[\\/]constants[\\/]defaultGridSlotsComponents\.mjs$/,
  text: new RegExp(`(?<=: )${name}(?=,)`),
  by: '() => null',
});

/** Replaces a control that only removed parts use. `beside` names another export of the same import. */
const gridControl = <Name extends string>(name: Name, beside?: string): Replacement<Name> => ({
  name,
  file: /x-data-grid[\\/]material[\\/]index\.mjs$/,
  text: new RegExp(`import ${name}( from|,) .*`),
  by: [`const ${name} = () => null;`, ...(beside ? [`const ${beside} = {};`] : [])].join(' '),
});

/** Replaces a field of the filter panel, which the column types import. */
const filterField = <Name extends string>(name: Name, file: RegExp): Replacement<Name> => ({
  name,
  file,
  text: new RegExp(`import \\{ ${name}(, [^}]*)? \\} from .*`),
  by: `const ${name} = () => null;`,
});

/** Replaces a hook that the grid calls on each render. @param file file of the library that calls it */
const gridHook = <Name extends string>(
  name: Name,
  file = /x-data-grid[\\/]DataGrid[\\/]useDataGridComponent\.mjs$/,
): Replacement<Name> => ({
  name,
  file,
  text: new RegExp(`import \\{ ${name} \\} from .*`),
  by: `const ${name} = () => {};`,
});

/**
 * Parts of libraries that the application does not use. The theme switches some of them off, for example the ripple of
 * buttons (`src/shared/theme/controls.ts`). `e2e/unused-parts.test.ts` tries to reach each of them in the built
 * application.
 */
const replacements = [
  {
    name: 'TouchRipple',
    file: /material[\\/]ButtonBase[\\/]ButtonBase\.mjs$/,
    text: /import TouchRipple from .*/,
    by: 'const TouchRipple = () => null;',
  } satisfies Replacement<'TouchRipple'>,
  gridPart('GridColumnMenu'),
  gridPart('GridColumnsManagement'),
  gridPart('GridColumnsPanel'),
  gridPart('GridFilterPanel'),
  gridPart('GridFooter'),
  gridPart('GridPagination'),
  gridPart('GridRowCount'),
  gridPart('GridToolbar'),
  gridControl('MUIPagination', 'tablePaginationClasses'),
  gridControl('MUISwitch'),
  gridControl('MUITab'),
  gridControl('MUITabs'),
  filterField('GridFilterInputValue', /x-data-grid[\\/]colDef[\\/]gridStringOperators\.mjs$/),
  filterField('GridFilterInputMultipleValue', /x-data-grid[\\/]colDef[\\/]gridStringOperators\.mjs$/),
  {
    // Our columns are strings. The checkbox column has its own definition.
    name: 'GridColumnTypes',
    file: /x-data-grid[\\/]colDef[\\/]gridColumnTypesRegistry\.mjs$/,
    text: /const columnTypesRegistry = \{[^}]*\}/,
    by: 'const columnTypesRegistry = { string: GRID_STRING_COL_DEF, custom: GRID_STRING_COL_DEF }',
  } satisfies Replacement<'GridColumnTypes'>,
  gridHook('useGridCsvExport'),
  gridHook('useGridPrintExport'),
  // Cells are edited one at a time, and every row is in memory.
  gridHook('useGridRowEditing', /x-data-grid[\\/]hooks[\\/]features[\\/]editing[\\/]useGridEditing\.mjs$/),
  gridHook('useGridDataSource'),
];

/** Name of a part that the build leaves out. */
export type UnusedPart = (typeof replacements)[number]['name'];

/**
 * Vite plugin that leaves unused parts of libraries out of the build. The build fails when a library no longer has one
 * of the texts.
 */
export const withoutUnusedParts = (): Plugin => {
  const missing = new Set<Replacement>(replacements);
  return {
    name: 'without-unused-parts',
    apply: 'build',
    transform: {
      filter: { id: replacements.map(({ file }) => file) },
      handler(code, id) {
        let left = code;
        for (const replacement of replacements) {
          const { file, text, by } = replacement;
          if (!file.test(id) || !text.test(left)) continue;
          left = left.replace(text, by);
          missing.delete(replacement);
        }
        return { code: left, map: null };
      },
    },
    buildEnd(error) {
      if (error || missing.size === 0) return;
      this.error([...missing].map(({ file, text }) => `${String(file)} has no ${String(text)}`).join('\n'));
    },
  };
};
