import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import type { GivenOperation } from './given-operation';

/** Returns a function that opens an operation in a new tab, so that typed text is not lost. */
export const useOpenTab = () => {
  const actions = useGraphiQLActions();
  const { queryEditor, variableEditor } = useGraphiQL(({ queryEditor, variableEditor }) => ({
    queryEditor,
    variableEditor,
  }));
  return ({ operation, variables }: GivenOperation): void => {
    actions.addTab();
    actions.updateActiveTabValues({ query: operation, variables });
    queryEditor?.setValue(operation);
    variableEditor?.setValue(variables);
  };
};
