import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import type { GivenOperation } from './given-operation';

/** Gives what opens an operation in a tab of its own, so that nothing typed is lost. */
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
