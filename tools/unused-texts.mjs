// node tools/unused-texts.mjs: finds texts of the web application that no code uses. Knip does not check properties of
// objects.
import ts from 'typescript';

const root = new URL('../apps/web/', import.meta.url).pathname;
const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile);
const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
const program = ts.createProgram(fileNames, options);
const checker = program.getTypeChecker();
const sources = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(`${root}src/`));

/**
 * Returns whether a node stands in a file of texts.
 * @param {ts.Node} node
 */
const isWord = (node) => /\.texts\.ts$|\/texts\/index\.ts$/.test(node.getSourceFile().fileName);

/** @type {Set<ts.Node>} */
const shown = new Set();

/** @param {ts.Symbol | undefined} property */
const show = (property) => {
  for (const declaration of property?.declarations ?? []) shown.add(declaration);
};

/**
 * Marks the texts that a receiver of an object may use: the properties of the expected type. All are marked when no
 * other type is expected, or when the expected type has an index signature.
 * @param {ts.Type} type
 * @param {ts.Type} [expected]
 */
const showAll = (type, expected) => {
  const open = !expected || expected === type || checker.getIndexInfosOfType(expected).length > 0;
  for (const property of type.getProperties()) {
    if (!property.declarations?.some(isWord)) continue;
    const wanted = open ? undefined : expected.getProperty(property.name);
    if (!open && !wanted) continue;
    show(property);
    showAll(checker.getTypeOfSymbol(property), wanted && checker.getTypeOfSymbol(wanted));
  }
};

/**
 * Returns whether an object is passed on as a whole, instead of being read by property or assigned to a variable.
 * @param {ts.Expression} node
 */
const isHandedOn = ({ parent }) =>
  ![
    ts.isPropertyAccessExpression,
    ts.isElementAccessExpression,
    ts.isVariableDeclaration,
    ts.isBindingElement,
    ts.isImportSpecifier,
    ts.isExportSpecifier,
    ts.isTypeQueryNode,
  ].some((is) => is(parent));

/** @param {ts.Node} node */
const read = (node) => {
  if (ts.isPropertyAccessExpression(node)) show(checker.getSymbolAtLocation(node.name));
  if (ts.isElementAccessExpression(node)) {
    const { expression, argumentExpression: name } = node;
    const [type, names] = [checker.getTypeAtLocation(expression), checker.getTypeAtLocation(name)];
    const each = names.isUnion() ? names.types : [names];
    if (each.every((one) => one.isStringLiteral())) for (const { value } of each) show(type.getProperty(value));
    else showAll(type);
  }
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
    const name = node.propertyName ?? node.name;
    if (ts.isIdentifier(name)) show(checker.getTypeAtLocation(node.parent).getProperty(name.text));
  }
  if ((ts.isIdentifier(node) || ts.isPropertyAccessExpression(node)) && isHandedOn(node)) {
    showAll(checker.getTypeAtLocation(node), checker.getContextualType(node));
  }
  ts.forEachChild(node, read);
};

/**
 * Returns the texts that nothing has marked. A variable with a declared type is skipped: code reads its texts through
 * the properties of that type, so its own are never marked.
 * @param {ts.Node} node
 * @returns {readonly string[]}
 */
const hidden = (node) => {
  if (ts.isVariableDeclaration(node) && node.type) return [];
  const isNamed = ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node);
  if (isNamed && !shown.has(node)) {
    return [`${node.getSourceFile().fileName.slice(root.length)}: ${node.name.getText()}`];
  }
  /** @type {string[]} */
  const found = [];
  ts.forEachChild(node, (child) => void found.push(...hidden(child)));
  return found;
};

for (const source of sources) read(source);
const found = sources.filter(isWord).flatMap(hidden);
if (found.length > 0) console.error(`Nothing shows these words:\n${found.join('\n')}`);
process.exitCode = found.length > 0 ? 1 : 0;
