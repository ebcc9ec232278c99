import type { IdentityPart } from './identity-parts.ts';

/** What a label announces; `other`: neither name, ID nor address, but for example the name of a file. */
export type Label = IdentityPart | 'other';

const english: readonly (readonly [Label, readonly string[]])[] = [
  [
    'e-mail',
    ['e-mail address', 'email address', 'student e-mail', 'student email', 'e-mail', 'email', 'e mail', 'mail'],
  ],
  [
    'student-id',
    [
      ...['student identification number', 'student id number', 'student number', 'student id no', 'student id'],
      ...['student no', 'studentid', 'student_id', 'stu id', 'sid', 'cuhk id', 'id number', 'id no', 'id'],
    ],
  ],
  [
    'name',
    [
      ...["student's full name", "student's name", 'student full name', 'student name', 'studentname', 'student_name'],
      ...['english name', 'chinese name', 'full name', 'my name is', 'my name', 'your name', 'author name', 'name'],
      ...['written by', 'created by', 'coded by', 'done by', 'made by', 'prepared by', 'submitted by', 'authors'],
      ...['author', 'programmer', 'student', 'by'],
    ],
  ],
  [
    'other',
    [
      ...['file name', 'filename', 'file', 'program name', 'program', 'project name', 'project title', 'project'],
      ...['course name', 'course code', 'course title', 'course', 'class name', 'class', 'assignment name'],
      ...['assignment', 'assg', 'asg', 'homework', 'exercise', 'date', 'created on', 'version', 'section', 'tutorial'],
      ...['description', 'purpose', 'title', 'brief', 'university', 'department', 'major', 'year', 'semester', 'term'],
      ...['due date', 'deadline', 'lecturer', 'instructor', 'professor', 'teacher', 'compiler', 'ide', 'platform'],
      ...['phone', 'tel', 'note', 'remark', 'remarks', 'game name', 'game', 'function', 'input', 'output'],
    ],
  ],
];

const chinese: readonly (readonly [Label, readonly string[]])[] = [
  [
    'e-mail',
    [
      '电子邮箱',
      '電子郵箱',
      '电子邮件',
      '電子郵件',
      '电邮地址',
      '電郵地址',
      '邮箱',
      '郵箱',
      '电邮',
      '電郵',
      '邮件',
      '郵件',
    ],
  ],
  [
    'student-id',
    [
      '学生证号',
      '學生證號',
      '学生编号',
      '學生編號',
      '学生号码',
      '學生號碼',
      '学生号',
      '學生號',
      '学号',
      '學號',
      '编号',
      '編號',
    ],
  ],
  ['name', ['学生姓名', '學生姓名', '姓名', '名字', '作者', '学生', '學生', '名称', '名稱']],
  [
    'other',
    ['课程', '課程', '日期', '文件', '檔案', '作业', '作業', '班级', '班級', '学院', '學院', '专业', '專業', '科目'],
  ],
];

/** With what may be between it and its colon. The limit saves time: every word of a long line is tried. */
const maxLabel = 200;

export interface FoundLabel {
  readonly label: Label;
  readonly length: number;
}

/** The label that a text begins with; with `marked`, only one that has a colon or the like after it. */
export function labelAt(whole: string, marked = false): FoundLabel | undefined {
  const text = whole.slice(0, maxLabel);
  const lower = text.toLowerCase();
  for (const [label, words] of english) {
    const word = words.find(
      (candidate) => lower.startsWith(candidate) && !/^[\p{L}\p{N}_@]/u.test(text.slice(candidate.length)),
    );
    if (word === undefined) continue;
    const behind = /^(?: *(?:\([^)]*\)|[/&](?: *[\p{L}-])*))?[ \t.]*(?<mark>[:=]|[-–—](?=\s)|(?=\t))/u.exec(
      text.slice(word.length),
    );
    if (behind !== null) return { label, length: word.length + behind[0].length };
    if (!marked && !isWordOfSentence(word, label)) return { label, length: word.length };
  }
  for (const [label, words] of chinese) {
    const word = words.find((candidate) => text.startsWith(candidate));
    if (word !== undefined) return { label, length: word.length };
  }
  return undefined;
}

/** Without a colon, `student` and `file` may begin any sentence. */
function isWordOfSentence(word: string, label: Label): boolean {
  return label === 'other' || ['student', 'programmer', 'mail', 'authors'].includes(word);
}
