import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;

/** The application, which loads while the person is being signed in. */
export const START = /[\\/]src[\\/]app[\\/]start\.tsx$/;

const FEATURE = /[\\/]src[\\/]features[\\/]([\w-]+)[\\/]/;
const LOADED_WHEN_USED =
  /(payment|subscription)\.(dialogs|fields)\.|Changes\.generated|Form\.tsx$|Comparison\.tsx$|MonthChart\.tsx$|[\\/]export[\\/](history|create)[\\/]|[\\/]import[\\/]new[\\/]/;

/** Features whose detail is too small for a chunk of its own. */
const SMALL = new Set(['distribution', 'import', 'money-out', 'tax-form']);

/** The list and all pages of a feature in one chunk, its detail in another; forms and dialogs come when they are used. */
const featureChunk = (id: string): string | null => {
  const [, name] = FEATURE.exec(id) ?? [];
  if (name === undefined || LOADED_WHEN_USED.test(id)) return null;
  if (name === 'placeholder' || name === 'permissions') return 'profile';
  return /[\\/]detail[\\/]/.test(id) && !SMALL.has(name) ? `${name}-detail` : name;
};

/**
 * The chunks of the application, from what everything stands on to what stands on it: a chunk takes the modules that it
 * names and all that they import, except for what a chunk before it has taken. `minShareCount` is the number of lazy
 * parts that need a module: less, and it comes with the part that needs it. The build fails beyond `limits`.
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
    test: /node_modules[\\/]@mui[\\/](material(?![\\/](Alert(Title)?|Table(Body|Cell|Head|Row)?)[\\/])|system|utils)|[\\/]src[\\/]shared[\\/](feedback|format|preferences)/,
    minShareCount: 15,
  },
  { name: 'grid', test: /node_modules[\\/]@mui[\\/]x-data-grid/, minShareCount: 8 },
  {
    name: 'validation',
    test: /node_modules[\\/](formik|yup)[\\/]|[\\/]packages[\\/]validators[\\/]/,
    minShareCount: 2,
  },
  {
    name: 'list',
    test: /icons-material|@mui[\\/]material[\\/](FormControlLabel|Switch)[\\/]|[\\/]src[\\/](shared[\\/](?!list[\\/]StatusToggles|actions[\\/](offered-row|ActionToolbar))(list|grid|actions|bulk[\\/](ActionResults|SelectionBar|create-bulk\.))|domain[\\/](payer-filter|payment-method[\\/]me|record-search)|features[\\/]((payment|subscription)[\\/][\w.]*[sS]tatus|export[\\/](ExportHistoryLink|create[\\/](ExportMenu|ExportSelection|create\.texts|list-export))))/,
    minShareCount: 2,
  },
  { name: 'jobs', test: /[\\/]JobWatcher|[\\/]features[\\/]export[\\/](export-job|ask-export|Export\w+\.generated)/ },
  {
    name: 'detail',
    test: /[\\/]src[\\/](shared[\\/](detail|versions|actions[\\/]ActionToolbar)|domain[\\/]collector[\\/]summary)(?![\\/]Comparison)/,
    minShareCount: 2,
  },
  { name: 'choices', test: /[\\/](views[\\/]View|columns[\\/]Column)\w+\.tsx$/ },
  {
    name: 'forms',
    test: /[\\/]src[\\/](shared[\\/](bulk|change|form|dialog|download|list[\\/]StatusToggles|actions[\\/]offered-row)|domain[\\/])/,
    minShareCount: 2,
  },
  { name: 'tabs', test: /node_modules[\\/]@mui[\\/]material[\\/]Tabs?[\\/]/ },
  // the keys, and what the top bar opens: right after the page
  { name: 'after-frame', test: /[\\/]src[\\/]app[\\/](keyboard[\\/]|layout[\\/](NewsDialog|NoticeList))/ },
  // the filter by a collector, which the lists of other features have: first, or one of those takes it
  { name: 'collector', test: /[\\/]features[\\/]collector[\\/](?!detail)/ },
  { name: featureChunk, debugName: 'feature' },
  { name: 'comparison', test: /[\\/]\w*Comparison\.tsx$/ },
  // what the frame opens for those who ask for it
  {
    name: 'extras',
    test: /[\\/]src[\\/]app[\\/](explore[\\/]|quick-search[\\/](QuickSearchDialog|OptionList))/,
  },
];

export const chunks: Group[] = layers.map((group, at) => ({ ...group, priority: layers.length - at }));

/** In bytes. The list of payments is the page that most people open first. */
export const limits = {
  least: 4500,
  page: {
    modules: [/[\\/]src[\\/]main\.ts$/, START, /[\\/]PaymentsPage\.tsx$/],
    scripts: 15,
    compressedBytes: 400_000,
  },
};
