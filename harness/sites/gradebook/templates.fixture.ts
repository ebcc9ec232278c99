import type { StudentMark } from './student-mark.ts';

/** Grade files as the sites write them, with everything that an upload must not change. */

export const canvasFile = [
  'Student,ID,SIS User ID,SIS Login ID,Section,Notes,Domineering (98765),Hex (98766),Assignments Current Score,Current Score,Final Score\r\n',
  ',,,,,,Manual Posting,,(read only),(read only),(read only)\r\n',
  '    Points Possible,,,,,,100.0,100.0,(read only),(read only),(read only)\r\n',
  '"Chan, Tai Man",4001,1155000001,s1155000001,CSCI1530 A,"likes ""quotes""\nand lines",,90.00,91.5,,\r\n',
  '"Wong, Siu Ming",4002,1155000002,s1155000002,CSCI1530 A,=1+1,12.00,,,,\r\n',
  '"Lee, Ka Yan",4003,1155000003,s1155000003,"CSCI1530 A, CSCI1530 B",,-,,,,\r\n',
  '"Student, Test",4999,,test,CSCI1530 A,,,,,,\r\n',
].join('');

export const blackboardFile = [
  '"Last Name"\t"First Name"\t"Username"\t"Student ID"\t"Domineering [Total Pts: 100 Score] |664617"\t"Total [Total Pts: up to 400 Score] |664600"\r\n',
  '"Chan"\t"Tai Man"\t"s1155000001"\t"1155000001"\t""\t"91.5"\r\n',
  '"Wong"\t"Siu ""Ming"""\t"s1155000002"\t"1155000002"\t"Needs Marking"\t""\r\n',
  '"陳"\t"大文"\t"s1155000009"\t"1155000009"\t""\t""',
].join('');

export const moodleFile = [
  'Identifier,"Full name","Email address",Status,Grade,"Maximum grade","Grade can be changed","Last modified (submission)","Last modified (grade)","Feedback comments"\n',
  '"Participant 71","Chan Tai Man",s1155000001@link.example.edu,"Submitted for grading - ",,100.00,Yes,"Monday, 2 November 2026, 9:05 AM",-,\n',
  '"Participant 72","Wong Siu Ming",s1155000002@link.example.edu,"Submitted for grading - ",55.00,100.00,Yes,-,"Tuesday, 3 November 2026, 9:05 AM","<p>See me.</p>"\n',
  '"Participant 73","Lee Ka Yan",s1155000003@link.example.edu,"No submission",,100.00,No,-,-,\n',
].join('');

export function marked(id: string, marks: number, more: Partial<StudentMark['student']> = {}): StudentMark {
  return { student: { id, ...more }, mark: { kind: 'marks', marks }, outOf: 100, feedback: [`${marks} of 100.`] };
}

export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

export function textOf(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}
