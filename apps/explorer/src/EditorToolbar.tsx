import {
  CopyIcon,
  KEY_MAP,
  MergeIcon,
  PrettifyIcon,
  ToolbarButton,
  tryParseJSONC,
  useGraphiQL,
  useGraphiQLActions,
} from '@graphiql/react';
import { curlOf } from './curl';
import { texts } from './explorer.texts';

const TerminalIcon = () => (
  <svg
    className="graphiql-toolbar-icon"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    aria-hidden
  >
    <path d="M3 5h18v14H3z M7 9l3 3-3 3 M12 15h5" />
  </svg>
);

interface EditorToolbarProps {
  readonly username: string;
  /** Says what came of it. */
  readonly onNotice: (text: string) => void;
}

/** Copies the operation and its variables as a command. */
const CurlButton = ({ username, onNotice }: EditorToolbarProps) => {
  const { queryEditor, variableEditor, operationName } = useGraphiQL(
    ({ queryEditor, variableEditor, operationName }) => ({ queryEditor, variableEditor, operationName }),
  );
  const copy = async (): Promise<void> => {
    try {
      const command = curlOf({
        url: `${location.origin}/graphql`,
        username,
        query: queryEditor?.getValue() ?? '',
        operationName,
        variables: tryParseJSONC(variableEditor?.getValue()),
      });
      await navigator.clipboard.writeText(command);
      onNotice(texts.curlCopied);
    } catch (error) {
      onNotice(error instanceof DOMException ? texts.curlRefused : texts.curlVariables);
    }
  };
  return (
    <ToolbarButton label={texts.curl} onClick={() => void copy()}>
      <TerminalIcon />
    </ToolbarButton>
  );
};

/** The tools beside the query, in Spanish. */
export const EditorToolbar = (props: EditorToolbarProps) => {
  const { copyQuery, mergeQuery, prettifyEditors } = useGraphiQLActions();
  return (
    <>
      <ToolbarButton label={`${texts.prettify} (${KEY_MAP.prettify.key})`} onClick={() => void prettifyEditors()}>
        <PrettifyIcon className="graphiql-toolbar-icon" aria-hidden />
      </ToolbarButton>
      <ToolbarButton label={`${texts.merge} (${KEY_MAP.mergeFragments.key})`} onClick={mergeQuery}>
        <MergeIcon className="graphiql-toolbar-icon" aria-hidden />
      </ToolbarButton>
      <ToolbarButton label={`${texts.copy} (${KEY_MAP.copyQuery.key})`} onClick={() => void copyQuery()}>
        <CopyIcon className="graphiql-toolbar-icon" aria-hidden />
      </ToolbarButton>
      <CurlButton {...props} />
    </>
  );
};
