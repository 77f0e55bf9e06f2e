import { operationPermissions, type Permission } from '@backoffice/schema/permissions';
import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { Can } from '@/shared/auth';
import { Section } from '@/shared/detail';
import { collectorPaymentsPath, collectorReferencesPath, collectorSubscriptionsPath } from '../collector.paths';
import { collectorDetailTexts } from './detail.texts';

const { lists: texts } = collectorDetailTexts;

interface Collector {
  readonly id: string;
  readonly name: string;
}

interface ListLink {
  readonly label: string;
  readonly pathOf: (collector: Collector) => string;
  readonly anyOf: readonly Permission[];
}

const links: readonly ListLink[] = [
  { label: texts.payments, pathOf: collectorPaymentsPath, anyOf: operationPermissions['Query.payments'] },
  {
    label: texts.subscriptions,
    pathOf: collectorSubscriptionsPath,
    anyOf: operationPermissions['Query.subscriptions'],
  },
  { label: texts.references, pathOf: collectorReferencesPath, anyOf: operationPermissions['Query.payerReferences'] },
];

/** The lists that show what is this collector's, for whoever may see them. */
export const ListsSection = ({ collector }: { readonly collector: Collector }) => (
  <Section title={texts.title}>
    <Box sx={{ display: 'grid', gap: 1 }}>
      {links.map(({ label, pathOf, anyOf }) => (
        <Can key={label} anyOf={anyOf}>
          <Button
            component={Link}
            to={pathOf(collector)}
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
