import LockOutlined from '@mui/icons-material/LockOutlined';
import { texts } from '@/shared/texts';
import { Message } from './Message';

/** A screen or a section that the person may not see (B19, B271). */
export const NoPermission = () => (
  <Message role="status" icon={<LockOutlined />} title={texts.noPermission} detail={texts.noPermissionDetail} />
);
