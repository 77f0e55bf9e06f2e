import Link from '@mui/material/Link';
import { useContext } from 'react';
import { SettingsContext } from '@/shared/settings';
import { texts } from '@/shared/texts';

/** Returns the address of support with a request id: in the subject of an e-mail, or in the parameter `solicitud`. */
const supportHref = (support: string, requestId: string): string => {
  const address = new URL(support);
  const [name, value] =
    address.protocol === 'mailto:' ? ['subject', texts.requestSubject(requestId)] : ['solicitud', requestId];
  const before = address.search === '' ? '?' : `${address.search}&`;
  address.search = `${before}${name}=${encodeURIComponent(value)}`;
  return address.href;
};

/** Link that reports a request to support. Renders nothing when no support address is configured. */
export const SupportLink = ({ requestId }: { readonly requestId: string }) => {
  const support = useContext(SettingsContext)?.supportUrl ?? '';
  return (
    support !== '' && (
      <Link href={supportHref(support, requestId)} target="_blank" rel="noreferrer" variant="caption">
        {texts.tellSupport}
      </Link>
    )
  );
};
