import { CopyIcon, KEY_MAP, MergeIcon, PrettifyIcon, ToolbarButton, useGraphiQLActions } from '@graphiql/react';
import { texts } from './explorer.texts';

/** The tools beside the query, in Spanish. */
export const EditorToolbar = () => {
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
    </>
  );
};
