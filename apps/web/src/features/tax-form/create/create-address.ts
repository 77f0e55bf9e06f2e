import { useLocation, useNavigate } from 'react-router-dom';
import { routes } from '@/domain/routes';
import { isRecord } from '@/shared/is-record';
import { goBack } from '@/shared/leaving';

/** Initial values of the dialog that creates a tax form. An empty text means not chosen. */
export interface NewTaxForm {
  readonly structureId: string;
  readonly period: string;
}

interface CreateAddress {
  /** Initial values; undefined while the dialog is closed. */
  readonly about: NewTaxForm | undefined;
  readonly open: (given?: NewTaxForm) => void;
  readonly close: () => Promise<void>;
}

const nothing: NewTaxForm = { structureId: '', period: '' };

const isNewTaxForm = (state: unknown): state is NewTaxForm =>
  isRecord(state) && 'structureId' in state && 'period' in state;

/**
 * State of that dialog in the address, `/afip/generar`, so that reload, shared links and the back button work (GAP-29).
 */
export const useCreateAddress = (): CreateAddress => {
  const navigate = useNavigate();
  const { pathname, search, ...location } = useLocation();
  const state: unknown = location.state;
  const given = isNewTaxForm(state) ? state : undefined;
  return {
    about: pathname === routes.newTaxForm.path ? (given ?? nothing) : undefined,
    open: (about = nothing) => {
      void navigate({ pathname: routes.newTaxForm.path, search }, { state: about, preventScrollReset: true });
    },
    close: async () => {
      if (given) await goBack(navigate);
      else await navigate({ pathname: routes.taxForms.path, search }, { replace: true, preventScrollReset: true });
    },
  };
};
