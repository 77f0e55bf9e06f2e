export { CopyButton, RequestId, ServiceCode } from './CopyButton';
export type { Failure } from './failure';
export { LoadingRows } from './LoadingRows';
export { NoticeArea } from './NoticeArea';
export type { Notice, NoticeAction, NoticeLink } from './notices';
export { notices, notify } from './notify';
export { EmptyState, FailedState, NoPermission } from './ScreenStates';
export { StatusChip } from './StatusChip';
export { ToneIcon } from './ToneIcon';
