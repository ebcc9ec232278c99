/*
Name: Tsang Chun Ho
Student ID: 1155000013
E-mail: chtsang13@student.example
*/

#include <iostream>
using namespace std;

int gridState(long long grid, int pos){
	//calculate 10^(16-pos) without pow
	long long power=1;
	for(int i=16;i>pos;i--){
		power=power*10;
	}
	return (grid/power)%10;
}

void printGrid(long long grid){
	for(int i=0;i<4;i++){
		for(int j=0;j<4;j++){
			int state=gridState(grid,i*4+j+1);
			if(j>0){
				cout<<" ";
			}
			if(state==0){
				cout<<".";
			}
			if(state==1){
				cout<<"A";
			}
			if(state==2){
				cout<<"B";
			}
		}
		cout<<endl;
	}
}

bool isPlaceable(long long grid, int pos, int p){
	if(pos<1||pos>16){
		return false;
	}
	//player 1 is vertical
	if(p==1&&pos<=12&&gridState(grid,pos)==0&&gridState(grid,pos+4)==0){
		return true;
	}
	//player 2 is horizontal
	if(p==2&&pos%4!=0&&gridState(grid,pos)==0&&gridState(grid,pos+1)==0){
		return true;
	}
	return false;
}

void putToGrid(long long &grid, int pos, int p){
	long long power=1;
	for(int i=16;i>pos;i--){
		power=power*10;
	}
	if(p==1){
		grid=grid+power+power/10000;
	}
	if(p==2){
		grid=grid+power*2+power/10*2;
	}
}

//returns true if player p has at least one move
bool canPlay(long long grid, int p){
	for(int i=1;i<=16;i++){
		if(isPlaceable(grid,i,p)){
			return true;
		}
	}
	return false;
}

int main(){
	long long grid=0;
	int turn=1;
	int pos;
	int winner;
	printGrid(grid);
	while(true){
		//odd turns: player 1, even turns: player 2
		int player=(turn%2==1)?1:2;
		if(!canPlay(grid,player)){
			cout<<"Player "<<(player==1?2:1)<<" wins!"<<endl;
			break;
		}
		cout<<"Player "<<player<<"'s move: ";
		cin>>pos;
		if(isPlaceable(grid,pos,player)){
			putToGrid(grid,pos,player);
			printGrid(grid);
		}
		else{
			cout<<"Invalid! Try again."<<endl;
		}
		turn++;
	}
	return 0;
}
