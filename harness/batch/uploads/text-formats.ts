export const textFormats = ['csv', 'junit', 'sarif'] as const;
export type TextFormat = (typeof textFormats)[number];
