import type { Plugin } from 'vite';

/** Text in a file of a library, and what the build reads in its place. */
interface Replacement<Name extends string = string> {
  readonly name: Name;
  readonly file: RegExp;
  readonly text: RegExp;
  readonly by: string;
}

/** Parts that the grid draws by default, in its table of parts. */
const gridPart = <Name extends string>(name: Name): Replacement<Name> => ({
  name,
  file: /x-data-grid[\\/]constants[\\/]defaultGridSlotsComponents\.mjs$/,
  text: new RegExp(`(?<=: )${name}(?=,)`),
  by: '() => null',
});

/** Controls that only such parts have; `beside` names what is imported with one. */
const gridControl = <Name extends string>(name: Name, beside?: string): Replacement<Name> => ({
  name,
  file: /x-data-grid[\\/]material[\\/]index\.mjs$/,
  text: new RegExp(`import ${name}( from|,) .*`),
  by: [`const ${name} = () => null;`, ...(beside ? [`const ${beside} = {};`] : [])].join(' '),
});

/** Hooks that the grid calls on each drawing. */
const gridHook = <Name extends string>(name: Name): Replacement<Name> => ({
  name,
  file: /x-data-grid[\\/]DataGrid[\\/]useDataGridComponent\.mjs$/,
  text: new RegExp(`import \\{ ${name} \\} from .*`),
  by: `const ${name} = () => {};`,
});

/**
 * Parts of libraries that never run, since the theme turns them off for every button and every grid
 * (`src/shared/theme/controls.ts`). Left in, they are 15 kB of the list of payments. `e2e/unused-parts.test.ts` tries in the
 * built application what could reach each of them.
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
  gridHook('useGridCsvExport'),
  gridHook('useGridPrintExport'),
];

/** Name of a part that the build leaves out. */
export type UnusedPart = (typeof replacements)[number]['name'];

/** Vite plugin: builds without the parts of libraries that nothing uses. Fails when a library has moved one of them. */
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
