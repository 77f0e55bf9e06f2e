export { FileField } from './FileField';
export { sendFile, type UploadProgress } from './send-file';
export { UploadStatus } from './UploadStatus';
