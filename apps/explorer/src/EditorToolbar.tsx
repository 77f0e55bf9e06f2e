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
import { GraphQLSchema, printSchema, specifiedDirectives } from 'graphql';
import { useEffect } from 'react';
import { curlOf } from './curl';
import { texts } from './explorer.texts';
import { keepGivenOperation, linkTo, takeGivenOperation } from './given-operation';
import { useOpenTab } from './open-tab';
import { save } from './save';
import type { Session } from './sign-in';

/** SVG paths of the tools for which GraphiQL has no icon. */
const drawings = {
  curl: 'M3 5h18v14H3z M7 9l3 3-3 3 M12 15h5',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1 M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  token: 'M14 10a4 4 0 1 0-3 3l2 2h2v2h2v2h3v-3l-6-6',
  schema: 'M12 4v11 M7 11l5 5 5-5 M5 20h14',
} as const;

interface ToolProps {
  readonly drawing: keyof typeof drawings;
  readonly label: string;
  readonly onUse: () => void;
}

const Tool = ({ drawing, label, onUse }: ToolProps) => (
  <ToolbarButton label={label} onClick={onUse}>
    <svg
      className="graphiql-toolbar-icon"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden
    >
      <path d={drawings[drawing]} />
    </svg>
  </ToolbarButton>
);

interface EditorToolbarProps {
  readonly session: Session;
  /** Called with the text about the result of a tool. */
  readonly onNotice: (text: string) => void;
}

/** Opens the operation of a link that is followed while the explorer is already open. */
const useFollowedLinks = (): void => {
  const open = useOpenTab();
  useEffect(() => {
    const follow = (): void => {
      keepGivenOperation();
      const given = takeGivenOperation();
      if (given) open(given);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  });
};

/** Returns the schema as SDL, without the definitions of its own directives. */
const printForClients = (schema: GraphQLSchema): string =>
  printSchema(new GraphQLSchema({ ...schema.toConfig(), directives: specifiedDirectives }));

/** Tools that copy or save the operation, the schema or the person's token. */
const TakeAway = ({ session, onNotice }: EditorToolbarProps) => {
  const { queryEditor, variableEditor, operationName, schema } = useGraphiQL(
    ({ queryEditor, variableEditor, operationName, schema }) => ({
      queryEditor,
      variableEditor,
      operationName,
      schema,
    }),
  );
  useFollowedLinks();
  const query = (): string => queryEditor?.getValue() ?? '';
  const copy = async (textOf: () => string | Promise<string>, done: () => string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(await textOf());
      onNotice(done());
    } catch (error) {
      onNotice(error instanceof DOMException ? texts.copyRefused : texts.variablesRefused);
    }
  };
  const copyOperation = async (textOf: () => string, done: string): Promise<void> => {
    if (query() === '') onNotice(texts.noOperation);
    else await copy(textOf, () => done);
  };
  const command = (): string =>
    curlOf({
      url: `${location.origin}/graphql`,
      query: query(),
      operationName,
      variables: tryParseJSONC(variableEditor?.getValue()),
    });
  const link = (): string => linkTo({ operation: query(), variables: variableEditor?.getValue() ?? '' });
  const copyToken = async (): Promise<void> => {
    const fresh = await session.freshToken().catch(() => undefined);
    if (fresh)
      await copy(
        () => fresh.token,
        () => texts.tokenCopied(Math.round((fresh.until - Date.now()) / 60_000)),
      );
    else onNotice(texts.tokenRefused);
  };
  return (
    <>
      <Tool drawing="curl" label={texts.curl} onUse={() => void copyOperation(command, texts.curlCopied)} />
      <Tool drawing="link" label={texts.link} onUse={() => void copyOperation(link, texts.linkCopied)} />
      <Tool drawing="token" label={texts.token} onUse={() => void copyToken()} />
      {schema && (
        <Tool
          drawing="schema"
          label={texts.schema}
          onUse={() => save('back-office.graphql', printForClients(schema))}
        />
      )}
    </>
  );
};

/** Toolbar beside the query: the tools of GraphiQL with Spanish texts, then `TakeAway`. */
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
      <TakeAway {...props} />
    </>
  );
};
