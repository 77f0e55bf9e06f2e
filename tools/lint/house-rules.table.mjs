/**
 * @typedef {object} HouseRule
 * @property {string} name
 * @property {string} message problem, and the place where the code belongs
 * @property {string[]} [selectors] syntax that is refused
 * @property {RegExp} [comment] comments that are refused
 * @property {boolean} [atEnd] reports the comment at the end of its file
 * @property {RegExp} [path] paths that are refused, from the root of the repository
 */

/**
 * Converts a pattern for a selector. A selector's pattern ends at the first slash, even when escaped.
 * @param {RegExp} pattern
 */
const inSelector = ({ source, flags }) => `/${source.replaceAll(String.raw`\/`, String.raw`\x2F`)}/${flags}`;

/**
 * Returns the selectors of imports, re-exports and dynamic imports from modules whose name matches.
 * @param {RegExp} name
 */
const imports = (name) => {
  const pattern = inSelector(name);
  return [
    `ImportDeclaration[source.value=${pattern}]`,
    `ExportNamedDeclaration[source.value=${pattern}]`,
    `ExportAllDeclaration[source.value=${pattern}]`,
    `ImportExpression[source.value=${pattern}]`,
  ];
};

/** @type {HouseRule[]} */
export const houseRules = [
  {
    name: 'named-exports',
    message: 'Export by name: a default export has another name in every file that imports it.',
    selectors: ['ExportDefaultDeclaration', 'ExportSpecifier[exported.name="default"]'],
  },
  {
    name: 'environment-in-config',
    message: 'The environment is read once, by config.ts (main.ts hands it over); take what you need as a parameter.',
    selectors: [
      'MemberExpression[object.name="process"][property.name="env"]',
      'MemberExpression[object.name="process"][property.value="env"]',
      'ImportDeclaration[source.value=/^(node:)?process$/] ImportSpecifier[imported.name="env"]',
      'MetaProperty[parent.property.name="env"]',
    ],
  },
  {
    name: 'upstream-at-the-border',
    message:
      'Other services are called through gateway/rest or gateway/auth: deadline, headers and retries live there.',
    selectors: [
      'CallExpression[callee.name="fetch"]',
      'MemberExpression[object.name="globalThis"][property.name="fetch"]',
      ...imports(/^(undici|(node:)?https?)$/),
    ],
  },
  {
    name: 'requests-in-shared',
    message: 'Screens ask by generated hooks; a bare request belongs in web/shared (apollo, settings).',
    selectors: ['CallExpression[callee.name="fetch"]', 'NewExpression[callee.name="XMLHttpRequest"]'],
  },
  {
    name: 'apollo-hooks-generated',
    message: 'Use the hook generated beside the .graphql file, or what @/shared/apollo offers.',
    selectors: imports(/^@apollo\/client\/react/),
  },
  {
    name: 'mui-by-path',
    message:
      'Import by path (@mui/material/Button): the barrel makes the development server load thousands of modules.',
    selectors: imports(/^@mui\/(material|icons-material)$/).map((selector) => `${selector}:not([importKind="type"])`),
  },
  {
    name: 'format-in-one-place',
    message: 'Only @/shared/format turns money, numbers and time into text.',
    selectors: [
      'MemberExpression[object.name="Intl"]',
      'CallExpression[callee.property.name=/^(toLocaleString|toLocaleDateString|toLocaleTimeString|toFixed)$/]',
      String.raw`TemplateElement[tail=false][value.raw=/\$\s?$/]`,
    ],
  },
  {
    name: 'amounts-stay-text',
    message:
      'An amount is decimal text: a number loses its digits. Sum by totalsOf, compare and draw by magnitude of @/shared/format.',
    selectors: [
      'CallExpression[callee.name=/^(Number|parseFloat)$/] Identifier[name=/amount|^total$/i]',
      'CallExpression[callee.property.name="parseFloat"] Identifier[name=/amount|^total$/i]',
    ],
  },
  {
    name: 'permissions-of-the-schema',
    message:
      'Take the permission of the operation (operationPermissions): it follows the schema, and a literal does not.',
    selectors: [
      'CallExpression[callee.name="useCan"] > Literal',
      'JSXAttribute[name.name="anyOf"] ArrayExpression > Literal',
    ],
  },
  {
    name: 'colors-in-theme',
    message:
      'Take a color of the theme (primary.main, text.secondary, tone.warning.surface): it is right in both themes.',
    selectors: [
      'Literal[value=/^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i]',
      String.raw`Property[key.name=/^(color|bgcolor|background|backgroundColor|border\w*Color|outlineColor|fill|stroke)$/] > Literal[value=/^(rgb|hsl)a?\(|^(red|green|blue|gr[ae]y|orange|yellow|white|black|purple|pink|brown)$/i]`,
    ],
  },
  {
    name: 'late-code-by-loader',
    message:
      'Load code by latePart, lateHelper, lateDialog or loadOnEvent: what is gone takes nothing else off the screen, as lazy does.',
    selectors: [
      'ImportExpression:not(CallExpression[callee.name=/^(late(Part|Helper|Opened|Dialog)|loadOnEvent)$/] ImportExpression):not(Property[key.name=/^(load|lazy)$/] ImportExpression):not(VariableDeclarator[id.name=/^load/] ImportExpression)',
      'ImportDeclaration[source.value="react"] ImportSpecifier[imported.name="lazy"]',
    ],
  },
  {
    name: 'storage-in-one-place',
    message: 'Read and write the storage of the browser by text-storage.ts: it may be full or switched off.',
    selectors: ['Identifier[name=/^(local|session)Storage$/]'],
  },
  {
    name: 'characters-by-people',
    message:
      'Count and cut a text by isLongerThan and firstCharacters of the validators: UTF-16 has two units for an emoji, and cuts it.',
    selectors: [
      'CallExpression[callee.property.name=/^(slice|substring|substr)$/][arguments.0.value=0][arguments.1.name=/^(LONGEST|longest)/]',
      'BinaryExpression[operator=/^[<>]=?$/][left.property.name="length"][right.name=/^(LONGEST|longest)/]',
      'BinaryExpression[operator=/^[<>]=?$/][right.property.name="length"][left.name=/^(LONGEST|longest)/]',
      'CallExpression[callee.property.name="max"][callee.object.callee.name=/^(string|typedText|printableText)$/]',
      'Property[key.name="maxLength"][value.type="Literal"]',
      'JSXAttribute[name.name="maxLength"]',
    ],
  },
  {
    name: 'days-by-parts',
    message: 'Take a day from formatToParts (dayOf of the validators): what a locale writes changes with its data.',
    selectors: ['Literal[value="en-CA"]'],
  },
  {
    name: 'texts-apart',
    message: 'What a person reads stands in <feature>.texts.ts.',
    selectors: [
      String.raw`JSXText[value=/\p{L}{2}/u]`,
      String.raw`JSXAttribute[name.name=/^(label|title|placeholder|alt|helperText|aria-label)$/] > Literal[value=/\p{L}{2}/u]`,
    ],
  },
  {
    name: 'named-effects',
    message: 'Name the function of an effect after what it does to the outside world.',
    selectors: ['CallExpression[callee.name=/^use(Layout|Insertion)?Effect$/] > ArrowFunctionExpression:first-child'],
  },
  {
    name: 'no-mock-of-ours',
    message:
      'Do not mock our own modules: test through the public entry (operation, REST call, screen) and fake the clock or the network.',
    selectors: [
      `CallExpression[callee.object.name="jest"][callee.property.name=/^(mock|doMock|setMock|unstable_mockModule)$/][arguments.0.value=${inSelector(/^(\.|@\/|@backoffice\/)/)}]`,
    ],
  },
  {
    name: 'todo-has-issue',
    message: 'Do it, or write the number of its issue: TODO(#123).',
    comment: /\b(TODO|FIXME|XXX|HACK)\b(?!\(#\d+\))/,
  },
  {
    name: 'rules-stay-on',
    message: 'Mend the code, or change the rule with its failing sample in tools/lint: no comment switches a rule off.',
    comment: /^\s*(eslint|oxlint)-(disable|enable)\b/,
    atEnd: true,
  },
  {
    name: 'comment-names-its-subject',
    message: 'Begin a doc comment with a verb or a noun: a clause without a subject says nothing without its code.',
    comment:
      /^\*\s*(\*\s*)?(What|Whatever|Whether|Who|Whoever|Whom|Whose|Where|Why|Which|Whichever|When|How|Those|Of|By|Beside|Told|Said|Given|Kept|Made|Taken|None|Nobody|Nothing)\b/,
  },
  {
    name: 'telling-file-names',
    message: 'Name the file or folder after what it is about: <domain>.<role>.ts.',
    path: /\/(utils?|helpers?|common|misc|lib)(\/|\.[mc]?tsx?$|\.mjs$)|\/(hooks|types|constants)\/|\/types\.ts$/,
  },
];
