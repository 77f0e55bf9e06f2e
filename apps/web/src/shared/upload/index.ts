export { FileField } from './FileField';
export { inMemory } from './in-memory';
export { sendFile, type UploadProgress } from './send-file';
export { UploadStatus } from './UploadStatus';
