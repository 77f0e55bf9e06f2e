import { useMonaco } from '@graphiql/react';
import { useEffect } from 'react';
import type { Theme } from './theme';

/**
 * Colors of Monaco, which cannot read style sheets. They follow the back office's palette, as six hexadecimal digits
 * without `#`.
 */
interface EditorColors {
  readonly base: 'vs' | 'vs-dark';
  readonly paper: string;
  readonly accent: string;
  readonly quiet: string;
  readonly text: string;
  readonly keyword: string;
  readonly name: string;
  readonly value: string;
  readonly comment: string;
}

const colors: Readonly<Record<Theme, EditorColors>> = {
  light: {
    base: 'vs',
    paper: 'ffffff',
    accent: '3b49c4',
    quiet: '656e7d',
    text: '171b25',
    keyword: '3b49c4',
    name: '125a87',
    value: '7d4a00',
    comment: '126440',
  },
  dark: {
    base: 'vs-dark',
    paper: '161b23',
    accent: 'a9b4ff',
    quiet: '8b93a2',
    text: 'e8ebf0',
    keyword: 'a9b4ff',
    name: '8ccaf2',
    value: 'f0bf6a',
    comment: '7ed9a7',
  },
};

const dataOf = ({ base, paper, accent, quiet, text, keyword, name, value, comment }: EditorColors) => ({
  base,
  inherit: true,
  rules: [
    { token: '', foreground: text },
    { token: 'comment', foreground: comment },
    { token: 'keyword', foreground: keyword },
    { token: 'type', foreground: name },
    { token: 'key', foreground: name },
    { token: 'string', foreground: value },
    { token: 'string.key.json', foreground: name },
    { token: 'string.value.json', foreground: value },
    { token: 'number', foreground: value },
    { token: 'argument.identifier.gql', foreground: name },
  ],
  colors: {
    'editor.background': '#ffffff00', // transparent
    'editor.foreground': `#${text}`,
    'editorLineNumber.foreground': `#${quiet}`,
    'editorLineNumber.activeForeground': `#${text}`,
    'editorLineNumber.dimmedForeground': `#${quiet}`,
    'editorWidget.background': `#${paper}`,
    'editorHoverWidget.background': `#${paper}`,
    'editorSuggestWidget.background': `#${paper}`,
    'editorSuggestWidget.selectedBackground': `#${accent}22`,
    'editorSuggestWidget.selectedForeground': `#${text}`,
    'editorSuggestWidget.highlightForeground': `#${accent}`,
    'quickInput.background': `#${paper}`,
    'menu.background': `#${paper}`,
    'list.hoverBackground': `#${accent}22`,
    'textLink.foreground': `#${accent}`,
    focusBorder: `#${accent}`,
    'scrollbar.shadow': '#ffffff00',
  },
});

/** Names of the themes that `useEditorThemes` defines. */
export const editorTheme: Readonly<Record<Theme, string>> = { light: 'backoffice-light', dark: 'backoffice-dark' };

/** Defines the colors of the editors once Monaco is loaded. */
export const useEditorThemes = (theme: Theme): void => {
  const monaco = useMonaco((state) => state.monaco);
  useEffect(
    function defineThemes() {
      monaco?.editor.defineTheme(editorTheme.light, dataOf(colors.light));
      monaco?.editor.defineTheme(editorTheme.dark, dataOf(colors.dark));
      monaco?.editor.setTheme(editorTheme[theme]);
    },
    [monaco, theme],
  );
};
