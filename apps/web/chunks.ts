import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;

/** The application, which loads while the person is being signed in. */
export const START = /[\\/]src[\\/]app[\\/]start\.tsx$/;

/**
 * The chunks of the application, from what everything stands on to what stands on it: a chunk takes the modules that it
 * names and all that they import, except for what a chunk before it has taken. `minShareCount` is the number of lazy
 * parts that need a module: less, and it comes with the part that needs it. Modules of a feature stand in no layer: they
 * come with the screens and dialogs that need them. The build fails beyond `limits`.
 */
const layers: readonly Group[] = [
  // the sign-in, asked before anything else has come
  { name: 'start', test: /[\\/]src[\\/]main\.ts$|vite[\\/]preload-helper/ },
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@babel[\\/]runtime)[\\/]/,
  },
  { name: 'apollo', test: /node_modules[\\/](@apollo|graphql|rxjs|optimism|@wry)[\\/]/ },
  { name: 'frame', test: new RegExp(`${START.source}|@mui[\\\\/]material[\\\\/]styles[\\\\/]useThemeProps`) },
  // what lists, details and forms all have; a table comes with the details, for no list draws one
  {
    name: 'controls',
    test: /node_modules[\\/]@mui[\\/](material(?![\\/](Alert(Title)?|Table(Body|Cell|Head|Row)?)[\\/])|system|utils)|[\\/]src[\\/]shared[\\/](feedback|format|preferences)|[\\/]packages[\\/]validators[\\/]src[\\/]text[\\/]/,
    minShareCount: 15,
  },
  { name: 'grid', test: /node_modules[\\/]@mui[\\/]x-data-grid/, minShareCount: 8 },
  {
    name: 'validation',
    test: /node_modules[\\/](formik|yup)[\\/]|[\\/]packages[\\/]validators[\\/]src[\\/](?!text[\\/])/,
    minShareCount: 2,
  },
  {
    name: 'list',
    test: /icons-material|@mui[\\/]material[\\/](FormControlLabel|Switch)[\\/]|[\\/]src[\\/](shared[\\/](?!list[\\/](StatusToggles|PagedCards|SelectedDialog)|actions[\\/](offered-row|ActionToolbar))(list|grid|actions|bulk[\\/](ActionResults|SelectionBar|create-bulk\.))|domain[\\/]([\w-]+-filter|collector[\\/](?!summary)|payer-filter|payment-method[\\/]me|record-search[\\/](?!SearchE|Rec))|features[\\/]((payment|subscription)[\\/][\w.]*[sS]tatus|export[\\/](ExportHistoryLink|create[\\/](ExportMenu|ExportSelection|create\.texts|list-export))))/,
    minShareCount: 2,
  },
  {
    name: 'detail',
    test: /[\\/]src[\\/](shared[\\/](detail|versions|actions[\\/]ActionToolbar)|domain[\\/]collector[\\/]summary)(?![\\/]Comparison)/,
    minShareCount: 2,
  },
  {
    name: 'forms',
    test: /[\\/]src[\\/](shared[\\/](bulk|change|form|dialog|download|list[\\/]StatusToggles|actions[\\/]offered-row)|domain[\\/])/,
    minShareCount: 2,
  },
];

export const chunks: Group[] = layers.map((group, at) => ({ ...group, priority: layers.length - at }));

/** In bytes. The list of payments is the page that most people open first. */
export const limits = {
  page: {
    modules: [/[\\/]src[\\/]main\.ts$/, START, /[\\/]PaymentsPage\.tsx$/],
    scripts: 15,
    compressedBytes: 400_000,
  },
};
