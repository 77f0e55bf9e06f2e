import { SEARCH, type MenuLink, type MenuSection } from '@/shared/feature/feature';
import { VisuallyHidden } from '@/shared/theme';

/** Returns the label of an item outside its group: `Buscar Pagos`, `Impuestos: Presentaciones AFIP`. */
export const nameOf = ({ label }: MenuLink, group: MenuSection): string =>
  label === SEARCH ? `${SEARCH} ${group.label}` : `${group.label}: ${label}`;

/** Label of an item below its group. */
export const ItemLabel = ({ item, group }: { readonly item: MenuLink; readonly group: MenuSection }) => (
  <span>
    {item.label}
    {item.label === SEARCH && <VisuallyHidden> {group.label}</VisuallyHidden>}
  </span>
);
