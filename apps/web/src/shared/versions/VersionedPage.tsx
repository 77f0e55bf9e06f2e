import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink, useParams, useSearchParams } from 'react-router-dom';
import { Banner, DetailPlaceholder } from '@/shared/detail';
import { ChangedBanner } from './ChangedBanner';
import { HistoryDialog, type EntityHistory } from './HistoryDialog';
import type { LoadedEntity } from './use-loaded-entity';
import { parseVersionSearch, type VersionAddress } from './version-address';
import { versionsTexts } from './versions.texts';

interface VersionBannerProps {
  readonly entity: { readonly version: number; readonly isCurrent: boolean };
  /** Address of the current version. */
  readonly current: string;
}

/** Warning above an older version, with a link to the current one (A62, A72). */
const VersionBanner = ({ entity: { version, isCurrent }, current }: VersionBannerProps) =>
  !isCurrent && (
    <Banner
      tone="warning"
      title={versionsTexts.old(version)}
      action={
        <Link component={RouterLink} to={current} color="inherit" underline="always">
          {versionsTexts.seeCurrent}
        </Link>
      }
    >
      {versionsTexts.oldDetail}
    </Banner>
  );

/** Address of an entity in one version. */
export interface VersionedAddress extends VersionAddress {
  readonly id: string;
}

/** Returns the entity, version and dialog of the address: `/pago/{id}?version=3`, `?historial`. */
export const useVersionedAddress = (): VersionedAddress => {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  return { id, ...parseVersionSearch(search) };
};

/** Loading state of the page, and its banner about the version. */
export interface PageFrame {
  readonly reloading: boolean;
  readonly banner: ReactNode;
}

interface VersionedPageProps<Entity> {
  readonly address: VersionedAddress;
  readonly loaded: LoadedEntity<Entity>;
  readonly actions: {
    readonly refreshing: boolean;
    readonly dialog: ReactNode;
  };
  readonly history: EntityHistory;
  readonly paths: { readonly list: string; readonly pathOf: (id: string) => string };
  readonly texts: {
    readonly title: string;
    /** Label of the link back to the list. */
    readonly back: string;
    readonly failed: string;
    readonly notFound: string;
    readonly notFoundDetail: string;
    readonly versionNotFound: string;
  };
  readonly children: (entity: Entity, page: PageFrame) => ReactNode;
}

/** Page of an entity with versions: the entity in one version, its actions and its history. */
export const VersionedPage = <
  Entity extends { readonly id: string; readonly version: number; readonly isCurrent: boolean },
>(
  props: VersionedPageProps<Entity>,
) => {
  const { address, loaded, actions, history, paths, texts, children } = props;
  const { entity } = loaded;
  if (!entity) {
    const missing =
      address.version === undefined
        ? { title: texts.notFound, detail: texts.notFoundDetail, to: paths.list, link: texts.back }
        : {
            title: texts.versionNotFound,
            detail: versionsTexts.missingDetail,
            to: paths.pathOf(address.id),
            link: versionsTexts.seeCurrent,
          };
    const back = { to: paths.list, label: texts.back };
    return <DetailPlaceholder title={texts.title} back={back} query={loaded} missing={missing} failed={texts.failed} />;
  }
  const banner =
    address.version === undefined ? (
      <ChangedBanner query={history.current} shown={entity} onShow={loaded.reload} />
    ) : (
      <VersionBanner entity={entity} current={paths.pathOf(address.id)} />
    );
  return (
    <>
      {children(entity, { reloading: loaded.reloading || actions.refreshing, banner })}
      <HistoryDialog open={address.history} id={address.id} shown={entity.version} history={history} />
      {actions.dialog}
    </>
  );
};
