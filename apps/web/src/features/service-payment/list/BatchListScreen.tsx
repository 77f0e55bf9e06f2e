import Button from '@mui/material/Button';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Can } from '@/shared/auth';
import { FilterForm, ListScreen, StatusMenu } from '@/shared/list';
import { batchStates } from '../batch-state';
import type { gatewayBatchTexts, transactionBatchTexts } from '../service-payment.texts';

interface Chosen {
  readonly state: (typeof batchStates.choices)[number]['id'] | null;
}

interface BatchListScreenProps {
  readonly texts: Pick<typeof gatewayBatchTexts | typeof transactionBatchTexts, 'other'>;
  /** Link to the list of the other kind of batches, for people who may read it. */
  readonly other: { readonly path: string; readonly anyOf: ComponentProps<typeof Can>['anyOf'] };
  readonly list: ComponentProps<typeof FilterForm>['list'] & {
    readonly state: Chosen;
    readonly change: (chosen: Chosen) => void;
  };
  readonly children: ReactNode;
}

/** Frame of the lists of transaction batches and of gateway batches: link to the other list, states and filters. */
export const BatchListScreen = ({ texts, other, list, children }: BatchListScreenProps) => (
  <ListScreen
    help="Pago de servicios"
    tools={
      <>
        <Can anyOf={other.anyOf}>
          <Button component={Link} to={other.path} color="inherit" variant="outlined">
            {texts.other}
          </Button>
        </Can>
        <StatusMenu
          status={list.state.state}
          groups={[batchStates.choices]}
          onChange={(state) => list.change({ state })}
        />
      </>
    }
  >
    <FilterForm list={list} />
    {children}
  </ListScreen>
);
