/** A key of the configuration, or undefined where the SDK is to find its own. */
export const accessKeyOf = (accessKeyId: string | undefined, secretAccessKey: string | undefined) =>
  accessKeyId === undefined || secretAccessKey === undefined ? undefined : { accessKeyId, secretAccessKey };
