import Box from '@mui/material/Box';
import { SEARCH, type MenuLink, type MenuSection } from '@/shared/feature/feature';
import { VisuallyHidden } from '@/shared/theme';
import { appTexts } from '../app.texts';

/** Says of an item, or of a group of nothing else, that its screen is not there yet. */
export const PlannedMark = () => (
  <Box
    component="span"
    sx={{
      ml: 'auto',
      px: 0.75,
      borderRadius: '6px',
      bgcolor: 'surface.sunken',
      color: 'text.disabled',
      fontSize: '0.6875rem',
      fontWeight: 500,
      lineHeight: '18px',
    }}
  >
    {appTexts.planned}
  </Box>
);

/** True when a group leads to nothing that is there. */
export const isPlanned = ({ items }: MenuSection): boolean => items.every(({ planned }) => planned);

/** The words of an item away from its group: `Buscar Pagos`, `Impuestos: Presentaciones AFIP`. */
export const nameOf = ({ label, planned }: MenuLink, group: MenuSection): string => {
  const name = label === SEARCH ? `${SEARCH} ${group.label}` : `${group.label}: ${label}`;
  return planned ? `${name} (${appTexts.planned.toLowerCase()})` : name;
};

/** The words of an item below its group. */
export const ItemLabel = ({ item, group }: { readonly item: MenuLink; readonly group: MenuSection }) => (
  <>
    <span>
      {item.label}
      {item.label === SEARCH && <VisuallyHidden> {group.label}</VisuallyHidden>}
    </span>
    {item.planned && !isPlanned(group) && <PlannedMark />}
  </>
);
