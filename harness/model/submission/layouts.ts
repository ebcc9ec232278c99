/** The course sites whose downloads are understood, and plain folders. */
export const layoutIds = ['blackboard', 'canvas', 'moodle', 'gradescope', 'github-classroom', 'plain'] as const;
export type LayoutId = (typeof layoutIds)[number];
