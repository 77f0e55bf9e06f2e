import { operationPermissions, type Permission } from '@backoffice/schema/permissions';
import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { ofCollector, routes } from '@/domain/routes';
import { Can } from '@/shared/auth';
import { Section } from '@/shared/detail';
import { collectorDetailTexts } from './detail.texts';

const { lists: texts } = collectorDetailTexts;

interface Collector {
  readonly id: string;
  readonly name: string;
}

interface ListLink {
  readonly label: string;
  readonly hrefOf: (filters: ReturnType<typeof ofCollector>) => string;
  readonly anyOf: readonly Permission[];
}

const links: readonly ListLink[] = [
  { label: texts.payments, hrefOf: routes.payments.href, anyOf: operationPermissions['Query.payments'] },
  {
    label: texts.subscriptions,
    hrefOf: routes.subscriptions.href,
    anyOf: operationPermissions['Query.subscriptions'],
  },
  {
    label: texts.references,
    hrefOf: routes.payerReferences.href,
    anyOf: operationPermissions['Query.payerReferences'],
  },
];

/** The lists that show what is this collector's, for whoever may see them. */
export const ListsSection = ({ collector }: { readonly collector: Collector }) => (
  <Section title={texts.title}>
    <Box sx={{ display: 'grid', gap: 1 }}>
      {links.map(({ label, hrefOf, anyOf }) => (
        <Can key={label} anyOf={anyOf}>
          <Button
            component={Link}
            to={hrefOf(ofCollector(collector))}
            variant="outlined"
            color="inherit"
            endIcon={<ChevronRight />}
            sx={{ justifyContent: 'space-between' }}
          >
            {label}
          </Button>
        </Can>
      ))}
    </Box>
  </Section>
);
