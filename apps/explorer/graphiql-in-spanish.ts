import type { Plugin } from 'vite';

/**
 * Code fragments of GraphiQL with their replacements, by file. GraphiQL has no translations, and no settings for these
 * texts.
 */
const replaced: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'graphiql/dist/GraphiQL.js': {
    '"Show" : "Hide"} editor tools': '"Mostrar" : "Ocultar"} variables y encabezados',
    '"Editor Commands"': '"Herramientas del editor"',
    '"Operation Editor"': '"Editor de la operación"',
    '"Select active operation"': '"Pestañas"',
    '"New tab"': '"Nueva pestaña"',
    'children: "Variables"': 'children: "Variables"',
    'children: "Headers"': 'children: "Encabezados"',
    '"Variables" : "Headers"': '"Variables" : "Encabezados"',
  },
  'graphiql/dist/ui/sidebar.js': {
    '"Hide" : "Show"': '"Ocultar" : "Mostrar"',
    '`Re-fetch GraphQL schema (': '`Volver a pedir el esquema (',
    '"Open short keys dialog"': '"Ver las teclas"',
    '"Open settings dialog"': '"Ajustes"',
    '"Short Keys"': '"Teclas"',
    '"This modal provides a list of available keyboard shortcuts and their functions."': '"Teclas y lo que hacen."',
    '"Settings"': '"Ajustes"',
    '"This modal lets you adjust header persistence, interface theme, and clear local storage."':
      '"Borra lo que el explorador guarda en este navegador."',
    '"Clear storage"': '"Borrar lo guardado"',
    '"Remove all locally stored data and start fresh."': '"Quita pestañas e historial, y empieza de nuevo."',
    '"Cleared data"': '"Se borró"',
    '"Failed"': '"No se pudo borrar"',
    '"Clear data"': '"Borrar"',
  },
  'graphiql/dist/ui/short-keys.js': {
    '"Execute query"': '"Ejecutar la operación"',
    '"Open the Command Palette (you must have focus in the editor)"':
      '"Abrir los comandos del editor (con el foco en él)"',
    '"Prettify editors"': '"Dar formato"',
    '"Copy query"': '"Copiar la consulta"',
    '"Re-fetch schema using introspection"': '"Volver a pedir el esquema"',
    '"Search in documentation"': '"Buscar en la documentación"',
    '"Search in editor"': '"Buscar en el editor"',
    '"Merge fragments definitions into operation definition"': '"Integrar los fragmentos en la consulta"',
    '"Short Key"': '"Tecla"',
    '"Function"': '"Qué hace"',
    '"This Graph"': '"Este Graph"',
    '"QL editor uses"': '"QL usa los"',
    '"Monaco editor shortcuts"': '"atajos del editor Monaco"',
    '", with keybindings similar to VS Code. See the full list of shortcuts for"':
      '", parecidos a los de VS Code. La lista completa para"',
    '"or"': '"o"',
  },
  '@graphiql/plugin-history/dist/components.js': {
    '"History"': '"Historial"',
    '"Cleared"': '"Se borró"',
    '"Failed to Clear"': '"No se pudo borrar"',
    '"Clear"': '"Borrar"',
    '"Type a label"': '"Nombre de la consulta"',
    'children: "Save"': 'children: "Guardar"',
    '"Set active"': '"Abrir"',
    '"Edit label"': '"Dar un nombre"',
    '"Remove favorite" : "Add favorite"': '"Quitar de favoritas" : "Agregar a favoritas"',
    '"Delete from history"': '"Quitar del historial"',
  },
  '@graphiql/plugin-history/dist/index.js': { '"History"': '"Historial"' },
  '@graphiql/plugin-doc-explorer/dist/context.js': {
    '"Documentation Explorer"': '"Documentación"',
    '"Docs"': '"Documentación"',
    'Show Documentation Explorer': 'Mostrar Documentación',
  },
  '@graphiql/plugin-doc-explorer/dist/components/doc-explorer.js': {
    '"Documentation Explorer"': '"Documentación"',
    '"Error fetching schema"': '"No se pudo pedir el esquema"',
    '"Schema is invalid: "': '"El esquema no es válido: "',
    '"No GraphQL schema available"': '"No hay esquema"',
    '`Go back to ${': '`Volver a ${',
  },
  '@graphiql/plugin-doc-explorer/dist/components/search.js': {
    '"No results found"': '"Nada coincide"',
    '"Other results"': '"Otros resultados"',
    '`Search ${navItem.name}...`': '`Buscar en ${navItem.name}…`',
    // a search for `payments` should list the query of that name before types that contain the word
    'let typeNames = Object.keys(typeMap);':
      'let typeNames = Object.keys(typeMap).sort((one, other) => Number(other === "Query") - Number(one === "Query"));',
    'results.types.map(_temp2),\n      results.fields.map(_temp3)':
      'results.fields.map(_temp3),\n      results.types.map(_temp2)',
    '      return matches;\n    };':
      '      const isExact = ({ field, argument }) => Number(!argument && field.name.toLowerCase() === searchValue.toLowerCase());\n' +
      '      matches.fields.sort((one, other) => isExact(other) - isExact(one));\n      return matches;\n    };',
  },
  '@graphiql/plugin-doc-explorer/dist/components/section.js': {
    'Arguments: ': 'Argumentos: ',
    '"Deprecated Arguments"': '"Argumentos en desuso"',
    '"Deprecated Enum Values"': '"Valores en desuso"',
    '"Deprecated Fields"': '"Campos en desuso"',
    'Directives: ': 'Directivas: ',
    '"Enum Values"': '"Valores"',
    'Fields: ': 'Campos: ',
    'Implements: ': 'Implementa: ',
    'Implementations: ': 'Implementaciones: ',
    '"Possible Types"': '"Tipos posibles"',
    '"Root Types"': '"Tipos raíz"',
    'Type: ': 'Tipo: ',
    '"All Schema Types"': '"Todos los tipos"',
  },
  '@graphiql/plugin-doc-explorer/dist/components/schema-documentation.js': {
    '"Root Types"': '"Tipos raíz"',
    '"All Schema Types"': '"Todos los tipos"',
  },
  '@graphiql/plugin-doc-explorer/dist/components/type-documentation.js': {
    '"Implements"': '"Implementa"',
    '"Fields"': '"Campos"',
    '"Deprecated Fields"': '"Campos en desuso"',
    '"Show Deprecated Fields"': '"Ver los campos en desuso"',
    '"Enum Values"': '"Valores"',
    '"Deprecated Enum Values"': '"Valores en desuso"',
    '"Show Deprecated Values"': '"Ver los valores en desuso"',
    '"Implementations" : "Possible Types"': '"Implementaciones" : "Tipos posibles"',
  },
  '@graphiql/plugin-doc-explorer/dist/components/field-documentation.js': {
    'title: "Type"': 'title: "Tipo"',
    '"Arguments"': '"Argumentos"',
    '"Deprecated Arguments"': '"Argumentos en desuso"',
    '"Show Deprecated Arguments"': '"Ver los argumentos en desuso"',
    '"Directives"': '"Directivas"',
  },
  '@graphiql/plugin-doc-explorer/dist/components/deprecation-reason.js': { '"Deprecated"': '"En desuso"' },
  '@graphiql/plugin-doc-explorer/dist/components/argument.js': { '"Deprecated"': '"En desuso"' },
  '@graphiql/react/dist/components/dialog/index.js': { '"Close dialog"': '"Cerrar"' },
  '@graphiql/react/dist/components/execute-button/index.js': {
    '"Stop" : "Execute"} query (': '"Detener" : "Ejecutar"} (',
    '`<Unnamed ${': '`<Sin nombre: ${',
  },
  '@graphiql/react/dist/components/response-editor.js': { '"Result Window"': '"Resultado"', 'Loading...': 'Cargando…' },
  '@graphiql/react/dist/components/tabs/index.js': { '"Close Tab"': '"Cerrar la pestaña"' },
  '@graphiql/react/dist/utility/tabs.js': { '"<untitled>"': '"<sin título>"' },
};

const fileOf = (id: string): string | undefined =>
  Object.keys(replaced).find((file) => id.split('?')[0]?.endsWith(`/node_modules/${file}`));

/**
 * Vite plugin that translates GraphiQL into Spanish, and lists queries first in the search of its documentation.
 * @throws Error for a fragment that a newer GraphiQL no longer contains
 */
export const graphiqlInSpanish = (): Plugin => ({
  name: 'graphiql-in-spanish',
  transform(code, id) {
    const file = fileOf(id);
    if (file === undefined) return undefined;
    return Object.entries(replaced[file] ?? {}).reduce((text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`${file} has ${from} no more: look at what it says now.`);
      return text.replaceAll(from, to);
    }, code);
  },
});
